import type { Application, InvestorDetails } from '../model/application.ts';
import type { Prefilled } from '../model/prefilled.ts';
import { investingKind } from '../model/investorTypes.ts';
import { isSameHolding } from '../offers/chosenHolding.ts';
import { isCompanyTrustee } from '../people/names.ts';
import { startEntity, startNumber, startOf, startPerson, type StartChange } from '../people/copiedStart.ts';
import { prefilledFromInvestor } from '../tax/prefilledNames.ts';
import { prefilledFromHolder } from './prefilledAccount.ts';

/**
 * Updates later answers after the applicant chooses a holding, or its details arrive: its bank account is prefilled (1-BANK-24, 1-BANK-25),
 * a new holding starts from its details (1-HOLD-04), and the confirmation of another holding's details is withdrawn (2-REV-04).
 */
export const prefilledFromHolding: Prefilled = (before, after) => ({
  ...prefilledFromHolder(before, after),
  ...prefilledFromStart(before, after),
  ...(after.review?.detailsAreCorrectConfirmation &&
    !isSameHolding(before.contact_details, after.contact_details) && {
      review: { ...after.review, detailsAreCorrectConfirmation: false },
    }),
});

/** Updates name, address and tax number of the investor, each where the applicant has not typed over it. */
const prefilledFromStart: Prefilled = (before, after) => {
  const { investor_details: details, tax_details: tax } = after;
  if (!details) return {};
  const [former, present] = [before, after].map((each) => startOf(each.contact_details, details.investor_type));
  if (!former || !present || JSON.stringify(former) === JSON.stringify(present)) return {};
  const investor_details = started(details, { former, present }, after);
  const declared = tax?.investors && {
    ...tax,
    investors: tax.investors.map((block, index) => (index === 0 ? startNumber(block, { former, present }) : block)),
  };
  const followed: Application = { investor_details, ...(declared && { tax_details: declared }) };
  return { ...followed, ...prefilledFromInvestor(before, { ...after, ...followed }) };
};

function started(
  details: InvestorDetails,
  change: StartChange,
  { contact_details: contact }: Application,
): InvestorDetails {
  if (investingKind(details.investor_type)) return withNumber(startEntity(details, change), change);
  const [first, ...others] = details.investors ?? [];
  if (!first || isCompanyTrustee(first)) return details;
  return { ...details, investors: [withNumber(startPerson(first, change, contact), change), ...others] };
}

function withNumber<Holder extends Pick<InvestorDetails, 'taxDetails'>>(holder: Holder, change: StartChange): Holder {
  const { taxDetails } = holder;
  return taxDetails ? { ...holder, taxDetails: startNumber(taxDetails, change) } : holder;
}
