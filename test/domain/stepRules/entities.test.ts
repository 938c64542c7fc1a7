import { bareTrustRows, partnershipRows, trustRows } from '#test/support/schemaTables/investor_entities.ts';
import { companyAt, companyRows } from '#test/support/schemaTables/company.ts';
import { ownedBy } from '#test/support/schemaTables/rows.ts';
import type { InvestorKind } from '#test/support/entityApplications.ts';
import { validateStep } from '#domain/stepRules/index.ts';
import { checkSubmission } from '#domain/submission.ts';
import { aDemoOffer, aSchemaContext } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { checkRow } from './check.ts';

const check = checkRow('investor_details');
const company = Object.fromEntries(
  Object.entries(companyRows).map(([group, rows]) => [group, ownedBy('company', rows)]),
) as typeof companyRows;

describe('a company as investor', () => {
  it.each(company.name)('[2-CO-01, 2-CO-02, 2-CO-03] name: $name', check);
  it.each(company.country)('[2-CO-04, 2-CO-05, 2-CO-06] registered country: $name', check);
  it.each(company.acn)('[2-CO-17, 2-CO-18] ACN: $name', check);
  it.each(company.charity)('[2-CO-15, 2-CO-16] charity: $name', check);
  it.each(company.newZealand)('[2-CO-19, 2-CO-12, 3-ABN-05] New Zealand: $name', check);
  it.each(company.otherCountry)('[2-CO-20] another country: $name', check);
  it.each(company.reason)('[2-CO-27, 2-CO-28, 2-ABN-04] no number: $name', check);
  it.each(company.address)('[2-CO-21, 2-ADDR-01, 2-ADDR-34, 2-ADDR-35] registered address: $name', check);
  it.each(company.postal)('[2-CO-22, 2-ADDR-36, 2-ADDR-24, 3-ADDR-05] postal address: $name', check);
  it.each(company.lines)('[3-ADDR-01, 3-ADDR-09, 3-ADDR-14, 3-ADDR-17] second variant: $name', check);
  it.each(company.documents)('[2-CO-23, 2-CO-24, 2-CERT-02, 2-CERT-07] documents: $name', check);
  it.each(company.kind)('[2-CO-25, 2-CO-26] kind: $name', check);
});

describe('a company in every other place', () => {
  const rowsAt = (path: string, owner: InvestorKind) =>
    Object.values(companyRows).flatMap((group) => ownedBy(owner, companyAt(path, group)));

  it.each(rowsAt('', 'corporate_trust'))(
    '[2-CTR-02, 2-CTR-03, 2-INV-67] corporate trustee: $name',
    checkRow('corporate_trustee'),
  );
  it.each(rowsAt('custodian', 'family_trust'))('[2-TRST-14, 2-TRST-15] custodian: $name', check);
  it.each(rowsAt('investors[0]', 'bare_trust'))('[2-BARE-01, 2-INV-67] trustee of a bare trust: $name', check);
  it.each(rowsAt('holding_company', 'bare_trust'))('[2-BARE-07, 2-BARE-08, 2-INV-67] holding company: $name', check);

  it('[2-CTR-04, 2-CO-29] is a trustee of the kind company', () => {
    const offer = aDemoOffer();
    const trustee = anApplicationBy('corporate_trust', offer).corporate_trustee;

    expect(validateStep('corporate_trustee', { ...trustee, trusteeType: 'company' }, aSchemaContext(offer))).toEqual(
      {},
    );
    expect(validateStep('corporate_trustee', { ...trustee, trusteeType: 'individual' }, aSchemaContext(offer))).toEqual(
      { trusteeType: 'Please enter a valid value' },
    );
  });
});

describe('a trust', () => {
  it.each(trustRows.trustee)('[2-TRST-01] trustees: $name', check);
  it.each(trustRows.type)('[2-TRST-03, 2-TRST-08, 2-TRST-09, 2-TRST-10] type: $name', check);
  it.each(trustRows.name)('[2-TRST-02, 2-TRST-04] name: $name', check);
  it.each(trustRows.country)('[2-TRST-05] registered country: $name', check);
  it.each(trustRows.number)('[2-TRST-06, 2-TRST-12] ABN: $name', check);
  it.each(trustRows.arsn)('[2-TRST-11] ARSN: $name', check);
  it.each(trustRows.custodian)('[2-TRST-14, 2-TRST-15] custodian: $name', check);
  it.each(trustRows.documents)('[2-TRST-13, 2-CERT-07] documents: $name', check);
});

describe('a partnership', () => {
  it.each(partnershipRows.name)('[2-PART-01, 2-PART-02, 2-PART-06] name: $name', check);
  it.each(partnershipRows.number)('[2-PART-03, 2-PART-07, 2-PART-14] ABN: $name', check);
  it.each(partnershipRows.regulated)('[2-PART-04, 2-PART-08, 2-PART-09, 2-PART-10] regulation: $name', check);
  it.each(partnershipRows.documents)('[2-PART-05, 2-PART-13, 2-PART-15, 2-CERT-07] documents: $name', check);
});

describe('a bare trust', () => {
  it.each(bareTrustRows.list)('[2-BARE-01, 2-BARE-05, 2-INV-29, 2-INV-65] trustees: $name', check);
  it.each(bareTrustRows.holding)('[2-BARE-07, 2-BARE-08] holding company: $name', check);

  it('[2-BARE-06] has at most 20 trustees', () => {
    const offer = aDemoOffer();
    const [trustee] = anApplicationBy('bare_trust', offer).investor_details?.investors ?? [];
    const errorsWith = (count: number) => {
      const investors = Array.from({ length: count }, () => trustee);
      return validateStep('investor_details', { investor_type: 'bare_trust', investors }, aSchemaContext(offer));
    };

    expect(errorsWith(20)).toEqual({});
    expect(errorsWith(21)).toEqual({ investors: 'You can add up to 20 trustees.' });
  });
});

describe('every owner', () => {
  const owners: InvestorKind[] = [
    'individual',
    'joint',
    'company',
    'corporate_trust',
    'family_trust',
    'partnership',
    'bare_trust',
  ];
  const offers = ['emberfield-copper', 'kestrel-notes', 'tarn-ridge-water-trust'] as const;

  it.each(owners.flatMap((owner) => offers.map((slug) => [owner, slug] as const)))(
    '[2-INV-02, 2-INV-03, 2-INV-06, 2-INV-11] %s: a complete application to %s is accepted',
    (owner, slug) => {
      const offer = aDemoOffer(slug, { request_individuals_with_other_roles: true });

      const result = checkSubmission(aSchemaContext(offer, { application: anApplicationBy(owner, offer) }));

      expect(result.errors).toEqual({});
      expect(result.isAcceptable).toBe(true);
    },
  );

  it.each(owners)('[2-INV-12] %s: answers of another type are neither judged nor kept', (owner) => {
    const offer = aDemoOffer('emberfield-copper', { request_individuals_with_other_roles: true });
    const application = anApplicationBy(owner, offer);
    const stale = {
      companyName: '',
      trustName: '',
      partnershipName: '',
      regulated_partnership: null,
      trustType: 'hedge',
      holding_company: {},
      custodian: {},
    };
    const investor_details = { ...stale, ...application.investor_details };

    const { errors, application: kept } = checkSubmission(
      aSchemaContext(offer, { application: { ...application, investor_details } }),
    );

    expect(errors).toEqual({});
    expect(kept.investor_details).toEqual(application.investor_details);
  });
});
