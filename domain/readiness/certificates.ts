/** Accountant's certificates (2-READY-21 to 2-READY-28, Appendix A.3). */
import type { Application, Person } from '../model/application.ts';
import {
  type Party,
  bareTrustees,
  certificateBearers,
  individualInvestors,
  investingEntity,
} from '../people/parties.ts';
import { type DocumentNeed, isAskedOrSupplied, singleDocumentNeed } from './documentNeeds.ts';
import { hasDocument } from '../model/documentFields.ts';
import { amountOrZero } from '../money/money.ts';
import type { Offer } from '../model/offer.ts';
import { hasExistingHolding } from '../model/steps.ts';
import { readinessTexts } from '../texts/readiness.ts';

export type CertificateOffer = Pick<
  Offer,
  | 'require_sophisticated_investor_verification'
  | 'sophisticated_investor_verification_type'
  | 'issuer_wholesale_client_default_setting'
  | 'certificate_waiver_on'
  | 'allow_submit_with_missing_accountant_certs'
>;

type Certified = Pick<Person, 'sophisticatedInvestorDoc'>;

/** Dollars at and above which no certificate is needed (2-READY-23, 1-REV-01). */
const WHOLESALE_THRESHOLD = '500000';

/** True when no party needs a certificate: verification off, a large investment, set by hand, or an existing holding. */
export function areCertificatesWaived(offer: CertificateOffer, application: Application): boolean {
  return (
    !offer.require_sophisticated_investor_verification ||
    offer.issuer_wholesale_client_default_setting === 'set_manually' ||
    hasExistingHolding(application) ||
    amountOrZero(waivingAmount(offer, application)).gte(WHOLESALE_THRESHOLD)
  );
}

/** Returns the amount that counts towards the threshold: the total value, unless the offer counts only the part payable now (1-REV-01). */
function waivingAmount(offer: CertificateOffer, { purchase_amount: amount }: Application): string | undefined {
  return offer.certificate_waiver_on === 'payable_now' ? amount?.payableNow : amount?.totalValue;
}

/** True when any party of the application has given a certificate (2-READY-28). */
export function hasCertificateAnywhere(application: Application): boolean {
  return certificateBearers(application).some(({ value }) => hasCertificate(value));
}

/** Returns the parties asked: individual investors, a bare trust's trustees, or the investing entity itself (2-READY-27). */
export function certificateHolders(application: Application): Party<Certified>[] {
  const entity = investingEntity(application);
  return entity ? [entity] : [...individualInvestors(application), ...bareTrustees(application)];
}

/**
 * True when the application is not ready without the certificate of the holder at `index` (2-READY-26, 2-READY-27). Verification type ALL
 * needs every holder's, any other type the first one's; the setting `any` needs every holder's until there is one anywhere.
 */
export function isCertificateNeeded(offer: CertificateOffer, application: Application, index: number): boolean {
  if (areCertificatesWaived(offer, application)) return false;
  if (offer.issuer_wholesale_client_default_setting === 'any') return !hasCertificateAnywhere(application);
  return index === 0 || offer.sophisticated_investor_verification_type === 'ALL';
}

/** Lists the certificates of the holders, and those that others gave. No holder is asked if no party needs a certificate. */
export function certificateNeeds(offer: CertificateOffer, application: Application): DocumentNeed[] {
  const holders = certificateHolders(application);
  const isWaived = areCertificatesWaived(offer, application);
  const isAnyThere = hasCertificateAnywhere(application);
  const isAllowedMissing = Boolean(offer.allow_submit_with_missing_accountant_certs);
  const asked = holders.map((party, index) => {
    const needed = isCertificateNeeded(offer, application, index);
    const need = singleDocumentNeed(party, party.value.sophisticatedInvestorDoc, {
      kind: 'certificate',
      needed,
      isAllowedMissing,
    });
    return needed && !isAnyThere ? withText(need, readinessTexts.certificateNotSupplied) : need;
  });
  const given = certificateBearers(application)
    .filter(({ step, path }) => !holders.some((holder) => holder.step === step && holder.path === path))
    .map((party) =>
      singleDocumentNeed(party, party.value.sophisticatedInvestorDoc, {
        kind: 'certificate',
        needed: false,
        isAllowedMissing,
      }),
    );
  return [...asked.filter((need) => !isWaived || isAskedOrSupplied(need)), ...given.filter(isAskedOrSupplied)];
}

/** True when every needed certificate is there; an application without a holder has no first one (Appendix A.3). */
export function areCertificatesComplete(offer: CertificateOffer, application: Application): boolean {
  if (areCertificatesWaived(offer, application)) return true;
  if (offer.issuer_wholesale_client_default_setting === 'any') return hasCertificateAnywhere(application);
  const holders = certificateHolders(application);
  if (offer.sophisticated_investor_verification_type === 'ALL')
    return holders.every(({ value }) => hasCertificate(value));
  return hasCertificate(holders[0]?.value);
}

function hasCertificate(bearer: Certified | undefined): boolean {
  return hasDocument(bearer?.sophisticatedInvestorDoc);
}

function withText(need: DocumentNeed, text: string): DocumentNeed {
  return { ...need, item: { ...need.item, text } };
}
