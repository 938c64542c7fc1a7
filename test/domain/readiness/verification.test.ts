import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import type { ReadinessOffer } from '#domain/readiness.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import {
  assess,
  byIndividual,
  byJoint,
  file,
  investedBy,
  jane,
  verifying,
  wiremu,
  withId,
} from '#test/support/readiness.ts';

describe('identity documents', () => {
  it('[2-READY-06, 2-READY-39] each individual is one line', () => {
    expect(assess(verifying, byJoint(withId(jane), wiremu)).items).toEqual([
      {
        subject: 'Jane Citizen',
        about: '',
        kind: 'identity',
        needed: true,
        supplied: true,
        step: 'investor_details',
        path: 'investors.0',
        text: 'Supplied',
      },
      {
        subject: 'Wiremu',
        about: '',
        kind: 'identity',
        needed: true,
        supplied: false,
        step: 'investor_details',
        path: 'investors.1',
        text: 'Not supplied',
      },
    ]);
  });

  it('[2-READY-07] two documents where the offer needs two', () => {
    const offer = { ...verifying, required_doc_count: 2 };

    expect(assess(offer, byIndividual(withId(jane))).ready).toBe(false);
    expect(assess(offer, byIndividual({ ...withId(jane), idType2: 'Medicare card', idDoc2: file })).ready).toBe(true);
  });

  it('[2-READY-08] the provider waives them at home, unless they are asked for anyway', () => {
    expect(assess({ ...verifying, use_greenid_verification: true }, byIndividual(jane))).toMatchObject({
      ready: true,
      items: [],
    });
    expect(
      assess(
        { ...verifying, use_greenid_verification: true, ask_for_individual_docs_when_greenid_is_on: true },
        byIndividual(jane),
      ).ready,
    ).toBe(false);
  });

  it.each([
    [{ allow_submit_with_missing_docs: true }, jane, true],
    [{ allow_foreigner_submit_with_missing_docs: true }, jane, false],
    [{ allow_submit_with_missing_docs: true }, wiremu, false],
    [{ allow_foreigner_submit_with_missing_docs: true }, wiremu, true],
  ])('[2-READY-08, 2-READY-09] the allowance %j goes by the address', (allowance, person, expected) => {
    expect(assess({ ...verifying, ...allowance }, byIndividual(person)).canSubmit).toBe(expected);
  });

  it('[2-READY-09, 2-READY-42, 2-READY-43] one foreign person without the allowance blocks even where others may be missing', () => {
    expect(assess({ ...verifying, allow_submit_with_missing_docs: true }, byJoint(jane, wiremu))).toMatchObject({
      canSubmit: false,
      warnings: [readinessTexts.verification.required],
    });
  });
});

describe('documents of entities', () => {
  it.each<[string, Partial<ReadinessOffer>, InvestorDetails, boolean]>([
    ['partnership, not asked', {}, { investor_type: 'partnership' }, true],
    ['partnership, asked', { require_partnership_agreement_doc: true }, { investor_type: 'partnership' }, false],
    [
      'partnership, given',
      { require_partnership_agreement_doc: true },
      { investor_type: 'partnership', agreementDoc: file },
      true,
    ],
    ['company', {}, { investor_type: 'company' }, false],
    ['company, given', {}, { investor_type: 'company', amlCtfDoc: file }, true],
    ['company, provider on', { use_greenid_verification: true }, { investor_type: 'company' }, false],
  ])('[2-READY-10, 2-READY-11] %s', (...[, settings, details, ready]) => {
    expect(assess({ ...verifying, ...settings }, investedBy(details)).ready).toBe(ready);
  });

  it.each<[string, Partial<ReadinessOffer>, InvestorDetails, boolean]>([
    ['trust', {}, { trustType: 'other' }, false],
    ['trust, given', {}, { trustType: 'other', amlCtfDoc: file }, true],
    ['super fund, not asked', {}, { trustType: 'superannuation_fund' }, true],
    ['super fund, asked', { require_super_fund_aml_doc: true }, { trustType: 'superannuation_fund' }, false],
    ['foreign super fund', {}, { trustType: 'foreign_superannuation_fund' }, false],
    [
      'family trust, tax return asked',
      { family_trust_tax_return: true },
      { trustType: 'family', amlCtfDoc: file },
      false,
    ],
    [
      'family trust, status given',
      { family_trust_tax_return: true },
      { trustType: 'family', amlCtfDoc: file, familyTrustStatus: file },
      true,
    ],
    ['family trust, not asked', {}, { trustType: 'family', amlCtfDoc: file }, true],
  ])('[2-READY-12, 2-READY-13, 2-READY-14] %s', (...[, settings, details, ready]) => {
    expect(
      assess({ ...verifying, ...settings }, investedBy({ investor_type: 'trust_superfund', ...details })).ready,
    ).toBe(ready);
  });

  it('[2-READY-15] the corporate trustee gives its AML/CTF document', () => {
    const trust: InvestorDetails = {
      investor_type: 'trust_superfund',
      trustType: 'other',
      trusteeType: 'company',
      amlCtfDoc: file,
    };

    expect(assess(verifying, investedBy(trust)).items.find(({ step }) => step === 'corporate_trustee')).toMatchObject({
      subject: 'Corporate trustee',
      kind: 'aml',
      needed: true,
      supplied: false,
    });
    expect(assess(verifying, investedBy(trust, { corporate_trustee: { amlCtfDoc: file } })).ready).toBe(true);
  });

  it('[2-READY-16] individual trustees give theirs', () => {
    const trust: InvestorDetails = {
      investor_type: 'trust_superfund',
      trustType: 'other',
      trusteeType: 'individual',
      amlCtfDoc: file,
    };

    expect(assess(verifying, investedBy(trust, { trustees: { trustees: [withId(jane), jane] } })).ready).toBe(false);
    expect(assess(verifying, investedBy(trust, { trustees: { trustees: [withId(jane)] } })).ready).toBe(true);
  });

  it.each<[string, string, Person[], boolean]>([
    ['category U', 'U', [jane], false],
    ['another category', 'O', [jane], true],
    ['category U, trustee not flagged', 'U', [{ ...jane, was_prefilled_trustee: true }], true],
    [
      'category U, trustee flagged',
      'U',
      [{ ...jane, was_prefilled_trustee: true, is_existing_trustee_ben_owner: true }],
      false,
    ],
  ])('[2-READY-17, 2-BO-11] beneficial owners of a trust: %s', (...[, category, beneficialOwners, ready]) => {
    const trust: InvestorDetails = { investor_type: 'trust_superfund', trustType: 'other', amlCtfDoc: file };

    expect(
      assess({ ...verifying, security: { category } }, investedBy(trust, { beneficial_owners: { beneficialOwners } }))
        .ready,
    ).toBe(ready);
  });

  it('[2-READY-17] beneficial owners of a company are not checked', () => {
    const application = investedBy(
      { investor_type: 'company', amlCtfDoc: file },
      { beneficial_owners: { beneficialOwners: [jane] } },
    );

    expect(assess({ ...verifying, security: { category: 'U' } }, application).ready).toBe(true);
  });

  it('[2-READY-18, 2-READY-19] bare trusts: companies by AML document, individuals by ID', () => {
    const trustees = (...investors: InvestorDetails['investors'] & object) =>
      investedBy({ investor_type: 'bare_trust', investors });

    expect(
      assess(
        verifying,
        trustees({ trusteeType: 'company', companyName: 'Ember' }, { ...jane, trusteeType: 'individual' }),
      ).items,
    ).toMatchObject([
      { subject: 'Ember', kind: 'aml', supplied: false },
      { subject: 'Jane Citizen', kind: 'identity', supplied: false },
    ]);
    expect(assess(verifying, trustees({ trusteeType: 'company', amlCtfDoc: file }, withId(jane))).ready).toBe(true);
  });
});

describe('originals by post', () => {
  const posting: ReadinessOffer = { ...verifying, verification_doc_type: 'O' };

  it('[2-READY-20, 2-READY-41, 2-ID-23] are announced instead of asked for', () => {
    expect(assess(posting, byIndividual(jane))).toMatchObject({
      ready: true,
      warnings: [readinessTexts.byPost],
      items: [],
    });
  });

  it.each<[string, ReadinessOffer, Application]>([
    ['without AML/KYC', { ...posting, require_aml_kyc: false }, byIndividual(jane)],
    ['where the provider identifies', { ...posting, use_greenid_verification: true }, byIndividual(jane)],
    ['where no document is asked for', posting, investedBy({ investor_type: 'partnership' })],
    ['where none is counted', { ...posting, required_foreign_id_doc_count: 0 }, byIndividual(wiremu)],
    ['on an existing holding', posting, { contact_details: { holdingProfileType: 'EXISTING' } }],
  ])('[2-READY-20] are not announced %s', (_what, offer, application) => {
    expect(assess(offer, application).warnings).toEqual([]);
  });
});
