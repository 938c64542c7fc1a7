import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import { type ReadinessOffer, assessReadiness } from '#domain/readiness.ts';
import { type ActingUser, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { readinessCases } from '#test/support/cases.ts';

const file = { filename: 'document.pdf' };
const jane: Person = { legalFirstName: 'Jane', legalLastName: 'Citizen', manualAddress: false, loqateInternationalCountry: 'AU', idType: 'Passport' };
const wiremu: Person = { legalFirstName: 'Wiremu', manualAddress: true, country: 170, idType: 'Passport' };
const withId = (person: Person): Person => ({ ...person, idDoc: file });
const lodged: Mode = { editing: true, draft: false, status: 'submitted', preview: false };

const plain: ReadinessOffer = {
  security: { category: 'O' }, new_investor_bank_statement_type: 'DONOTASK', existing_investor_bank_statement_type: 'DONOTASK',
};
const verifying: ReadinessOffer = { ...plain, require_aml_kyc: true, verification_doc_type: 'C' };
const certifying: ReadinessOffer = {
  ...plain, require_sophisticated_investor_verification: true, sophisticated_investor_verification_type: 'ALL',
};

function assess(offer: ReadinessOffer, application: Application, { user = null, mode = NEW_APPLICATION }: { user?: ActingUser | null; mode?: Mode } = {}) {
  return assessReadiness({ offer, application, user, mode });
}

function investedBy(investor_details: InvestorDetails, rest: Application = {}): Application {
  return { contact_details: { holdingProfileType: 'NEW' }, purchase_amount: { totalValue: '10000.00' }, investor_details, ...rest };
}

const byIndividual = (person: Person) => investedBy({ investor_type: 'individual', investors: [person] });
const byJoint = (...investors: Person[]) => investedBy({ investor_type: 'joint_individual', investors });

describe('the worked cases', () => {
  it.each(readinessCases())('[2-READY-01, 2-READY-02, 2-READY-05, 2-READY-53] $name', ({ offer, application, user, mode, expected }) => {
    expect(assessReadiness({ offer, application, user, mode })).toMatchObject(expected);
  });
});

describe('the verdict', () => {
  it('[2-READY-02, 2-READY-03, 2-READY-50] is ready when every strict check passes', () => {
    expect(assess(verifying, byIndividual(withId(jane)))).toMatchObject({ ready: true, canSubmit: true, warnings: [], summary: [readinessTexts.summary.ready] });
  });

  it('[2-READY-01, 2-READY-04] is computed from what it is given: an edit changes it', () => {
    expect(assess(verifying, byIndividual(jane)).ready).toBe(false);
    expect(assess(verifying, byIndividual(withId(jane))).ready).toBe(true);
  });

  it('[2-READY-05, 2-READY-43, 2-READY-51] forbids submission while a document is missing that may not be', () => {
    expect(assess(verifying, byIndividual(jane))).toMatchObject({
      ready: false, canSubmit: false, warnings: [readinessTexts.verification.required], summary: [readinessTexts.summary.incomplete],
    });
  });

  it('[2-READY-42, 2-READY-51, 2-READY-52] permits it where the offer does, and says so', () => {
    expect(assess({ ...verifying, allow_submit_with_missing_docs: true }, byIndividual(jane))).toMatchObject({
      ready: false,
      canSubmit: true,
      warnings: [readinessTexts.verification.allowed],
      summary: [readinessTexts.summary.incomplete, readinessTexts.summary.permitted],
    });
  });

  it('[2-READY-05, 2-SUB-14] forbids a second submission in flight', () => {
    expect(assess(verifying, byIndividual(withId(jane)), { mode: { ...NEW_APPLICATION, submitting: true } })).toMatchObject({ ready: true, canSubmit: false });
  });

  it('[2-READY-05, 2-READY-38, 2-REV-04, 2-REV-05] wants the details of an existing holding confirmed, and nothing of persons', () => {
    const topUp: Application = { contact_details: { holdingProfileType: 'TOP_UP' }, investor_details: { investor_type: 'company' } };

    expect(assess(verifying, topUp)).toMatchObject({ ready: true, canSubmit: false, items: [] });
    expect(assess(verifying, { ...topUp, review: { detailsAreCorrectConfirmation: true } }).canSubmit).toBe(true);
  });

  it('[2-READY-36, 2-READY-37, 2-STEP-25] lets edits of a lodged application pass, not those of a draft', () => {
    expect(assess(verifying, byIndividual(jane), { mode: lodged })).toMatchObject({ ready: false, canSubmit: true, warnings: [readinessTexts.verification.allowed] });
    expect(assess(verifying, byIndividual(jane), { mode: { ...lodged, draft: true, status: 'draft' } }).canSubmit).toBe(false);
    expect(assess(verifying, byIndividual(jane), { mode: { ...lodged, status: 'pending_approval' } }).canSubmit).toBe(false);
  });

  it('[2-READY-37] gives issuer staff no general waiver', () => {
    expect(assess(verifying, byIndividual(jane), { user: { is_acting_as_issuer: true } }).canSubmit).toBe(false);
  });
});

describe('identity documents', () => {
  it('[2-READY-06, 2-READY-39] each individual is one line', () => {
    expect(assess(verifying, byJoint(withId(jane), wiremu)).items).toEqual([
      { subject: 'Jane Citizen', kind: 'identity', needed: true, supplied: true, step: 'investor_details', path: 'investors.0', text: 'Supplied' },
      { subject: 'Wiremu', kind: 'identity', needed: true, supplied: false, step: 'investor_details', path: 'investors.1', text: 'Not supplied' },
    ]);
  });

  it('[2-READY-07] two documents where the offer needs two', () => {
    const offer = { ...verifying, required_doc_count: 2 };

    expect(assess(offer, byIndividual(withId(jane))).ready).toBe(false);
    expect(assess(offer, byIndividual({ ...withId(jane), idType2: 'Medicare card', idDoc2: file })).ready).toBe(true);
  });

  it('[2-READY-08] the provider waives them at home, unless they are asked for anyway', () => {
    expect(assess({ ...verifying, use_greenid_verification: true }, byIndividual(jane))).toMatchObject({ ready: true, items: [] });
    expect(assess({ ...verifying, use_greenid_verification: true, ask_for_individual_docs_when_greenid_is_on: true }, byIndividual(jane)).ready).toBe(false);
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
      canSubmit: false, warnings: [readinessTexts.verification.required],
    });
  });
});

describe('documents of entities', () => {
  it.each<[string, Partial<ReadinessOffer>, InvestorDetails, boolean]>([
    ['partnership, not asked', {}, { investor_type: 'partnership' }, true],
    ['partnership, asked', { require_partnership_agreement_doc: true }, { investor_type: 'partnership' }, false],
    ['partnership, given', { require_partnership_agreement_doc: true }, { investor_type: 'partnership', agreementDoc: file }, true],
    ['company', {}, { investor_type: 'company' }, false],
    ['company, given', {}, { investor_type: 'company', amlCtfDoc: file }, true],
    ['company, provider on', { use_greenid_verification: true }, { investor_type: 'company' }, false],
  ])('[2-READY-10, 2-READY-11] %s', (_what, settings, details, ready) => {
    expect(assess({ ...verifying, ...settings }, investedBy(details)).ready).toBe(ready);
  });

  it.each<[string, Partial<ReadinessOffer>, InvestorDetails, boolean]>([
    ['trust', {}, { trustType: 'other' }, false],
    ['trust, given', {}, { trustType: 'other', amlCtfDoc: file }, true],
    ['super fund, not asked', {}, { trustType: 'superannuation_fund' }, true],
    ['super fund, asked', { require_super_fund_aml_doc: true }, { trustType: 'superannuation_fund' }, false],
    ['foreign super fund', {}, { trustType: 'foreign_superannuation_fund' }, false],
    ['family trust, tax return asked', { family_trust_tax_return: true }, { trustType: 'family', amlCtfDoc: file }, false],
    ['family trust, status given', { family_trust_tax_return: true }, { trustType: 'family', amlCtfDoc: file, familyTrustStatus: file }, true],
    ['family trust, not asked', {}, { trustType: 'family', amlCtfDoc: file }, true],
  ])('[2-READY-12, 2-READY-13, 2-READY-14] %s', (_what, settings, details, ready) => {
    expect(assess({ ...verifying, ...settings }, investedBy({ investor_type: 'trust_superfund', ...details })).ready).toBe(ready);
  });

  it('[2-READY-15] the corporate trustee gives its AML/CTF document', () => {
    const trust: InvestorDetails = { investor_type: 'trust_superfund', trustType: 'other', trusteeType: 'company', amlCtfDoc: file };

    expect(assess(verifying, investedBy(trust)).items.find(({ step }) => step === 'corporate_trustee')).toMatchObject({
      subject: 'Corporate trustee', kind: 'aml', needed: true, supplied: false,
    });
    expect(assess(verifying, investedBy(trust, { corporate_trustee: { amlCtfDoc: file } })).ready).toBe(true);
  });

  it('[2-READY-16] individual trustees give theirs', () => {
    const trust: InvestorDetails = { investor_type: 'trust_superfund', trustType: 'other', trusteeType: 'individual', amlCtfDoc: file };

    expect(assess(verifying, investedBy(trust, { trustees: { trustees: [withId(jane), jane] } })).ready).toBe(false);
    expect(assess(verifying, investedBy(trust, { trustees: { trustees: [withId(jane)] } })).ready).toBe(true);
  });

  it.each<[string, string, Person[], boolean]>([
    ['category U', 'U', [jane], false],
    ['another category', 'O', [jane], true],
    ['category U, trustee not flagged', 'U', [{ ...jane, was_prefilled_trustee: true }], true],
    ['category U, trustee flagged', 'U', [{ ...jane, was_prefilled_trustee: true, is_existing_trustee_ben_owner: true }], false],
  ])('[2-READY-17, 2-BO-11] beneficial owners of a trust: %s', (_what, category, beneficialOwners, ready) => {
    const trust: InvestorDetails = { investor_type: 'trust_superfund', trustType: 'other', amlCtfDoc: file };

    expect(assess({ ...verifying, security: { category } }, investedBy(trust, { beneficial_owners: { beneficialOwners } })).ready).toBe(ready);
  });

  it('[2-READY-17] beneficial owners of a company are not checked', () => {
    const application = investedBy({ investor_type: 'company', amlCtfDoc: file }, { beneficial_owners: { beneficialOwners: [jane] } });

    expect(assess({ ...verifying, security: { category: 'U' } }, application).ready).toBe(true);
  });

  it('[2-READY-18, 2-READY-19] bare trusts: companies by AML document, individuals by ID', () => {
    const trustees = (...investors: InvestorDetails['investors'] & object) => investedBy({ investor_type: 'bare_trust', investors });

    expect(assess(verifying, trustees({ trusteeType: 'company', companyName: 'Ember' }, { ...jane, trusteeType: 'individual' })).items).toMatchObject([
      { subject: 'Ember', kind: 'aml', supplied: false },
      { subject: 'Jane Citizen', kind: 'identity', supplied: false },
    ]);
    expect(assess(verifying, trustees({ trusteeType: 'company', amlCtfDoc: file }, withId(jane))).ready).toBe(true);
  });
});

describe('originals by post', () => {
  const posting: ReadinessOffer = { ...verifying, verification_doc_type: 'O' };

  it('[2-READY-20, 2-READY-41, 2-ID-23] are announced instead of asked for', () => {
    expect(assess(posting, byIndividual(jane))).toMatchObject({ ready: true, warnings: [readinessTexts.byPost], items: [] });
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

describe("accountant's certificates", () => {
  const certified: Person = { ...jane, sophisticatedInvestorDoc: file };

  it.each<[string, Partial<ReadinessOffer>, Application, boolean]>([
    ['verification off', { require_sophisticated_investor_verification: false }, byIndividual(jane), true],
    ['verification on', {}, byIndividual(jane), false],
    ['set by hand', { issuer_wholesale_client_default_setting: 'set_manually' }, byIndividual(jane), true],
    ['500000.00', {}, { ...byIndividual(jane), purchase_amount: { totalValue: '500000.00' } }, true],
    ['499999.99', {}, { ...byIndividual(jane), purchase_amount: { totalValue: '499999.99' } }, false],
    ['EXISTING', {}, { contact_details: { holdingProfileType: 'EXISTING' }, review: { detailsAreCorrectConfirmation: true } }, true],
  ])('[2-READY-21, 2-READY-23, 2-READY-24, 2-READY-25] %s', (_what, settings, application, ready) => {
    expect(assess({ ...certifying, ...settings }, application).ready).toBe(ready);
  });

  it('[2-READY-22, 2-READY-44] may be missing where the offer lets them, which is not ready', () => {
    expect(assess({ ...certifying, allow_submit_with_missing_accountant_certs: true }, byIndividual(jane))).toMatchObject({
      ready: false, canSubmit: true, warnings: [readinessTexts.certificates.allowed],
    });
  });

  it.each([
    ['ALL', [certified, jane], false],
    ['ALL', [certified, certified], true],
    ['FIRST', [certified, jane], true],
    ['FIRST', [jane, certified], false],
  ])('[2-READY-26, 2-READY-27, 2-READY-45, 1-OFFER-10] of joint investors under %s', (type, investors, ready) => {
    const verdict = assess({ ...certifying, sophisticated_investor_verification_type: type }, byJoint(...investors));

    expect(verdict.ready).toBe(ready);
    expect(verdict.warnings).toEqual(ready ? [] : [readinessTexts.certificates.required]);
  });

  it.each<[InvestorDetails, boolean]>([
    [{ investor_type: 'company', sophisticatedInvestorDoc: file }, true],
    [{ investor_type: 'partnership', sophisticatedInvestorDoc: file }, true],
    [{ investor_type: 'trust_superfund', sophisticatedInvestorDoc: file }, true],
    [{ investor_type: 'company' }, false],
    [{ investor_type: 'bare_trust', investors: [certified] }, true],
    [{ investor_type: 'bare_trust', investors: [certified, { trusteeType: 'company' }] }, false],
  ])('[2-READY-27] the holder gives it, not the people behind: %j', (details, ready) => {
    expect(assess(certifying, investedBy(details, { directors: { directors: [certified] } })).ready).toBe(ready);
  });

  it.each<[string, Application, boolean]>([
    ['nowhere', byJoint(jane, jane), false],
    ['second investor', byJoint(jane, certified), true],
    ['director', investedBy({ investor_type: 'company' }, { directors: { directors: [certified] } }), true],
    ['custodian', investedBy({ investor_type: 'trust_superfund', custodian: { sophisticatedInvestorDoc: file } }), true],
    ['holding company', investedBy({ investor_type: 'bare_trust', holding_company: { sophisticatedInvestorDoc: file } }), true],
    ['corporate trustee', investedBy({ investor_type: 'trust_superfund' }, { corporate_trustee: { sophisticatedInvestorDoc: file } }), true],
    ['others', investedBy({ investor_type: 'company' }, { others: { others: [certified] } }), true],
  ])('[2-READY-28] any: one certificate anywhere is enough (%s)', (_where, application, ready) => {
    expect(assess({ ...certifying, issuer_wholesale_client_default_setting: 'any' }, application).ready).toBe(ready);
  });

  it('[2-READY-40, 1-REV-03] the long text stands where none exists at all, the plain one where another does', () => {
    const texts = (application: Application) => assess(certifying, application).items.map(({ text }) => text);

    expect(texts(byJoint(jane, jane))).toEqual(Array(2).fill("Not supplied - At least one accountant's certificate is required for this application."));
    expect(texts(byJoint(jane, certified))).toEqual(['Not supplied', 'Supplied']);
  });

  it('[2-READY-39, 1-REV-02] a certificate that is not needed is listed as not needed', () => {
    const offer = { ...certifying, sophisticated_investor_verification_type: 'FIRST' };

    expect(assess(offer, byJoint(certified, jane)).items).toMatchObject([
      { kind: 'certificate', needed: true, supplied: true },
      { kind: 'certificate', needed: false, supplied: false, text: 'Not supplied' },
    ]);
  });
});

describe('source of wealth', () => {
  const asking = (source_of_wealth_documents_type: string, category = 'O'): ReadinessOffer => ({
    ...plain, security: { category }, require_source_of_wealth_information: true, source_of_wealth_documents_type,
  });
  const wealthy: Person = { ...jane, sourceOfWealthDoc: file };

  it.each([
    ['ONE', [wealthy, jane], true],
    ['ONE', [jane, wealthy], false],
    ['ALL', [wealthy, jane], false],
    ['all', [wealthy, jane], false],
    ['ALL', [wealthy, wealthy], true],
    ['NONE', [jane, jane], true],
    ['sometimes', [jane, jane], true],
  ])('[2-READY-29, 2-READY-30] %s of joint investors', (mode, investors, ready) => {
    expect(assess(asking(mode), byJoint(...investors)).ready).toBe(ready);
  });

  it.each<[string, string, boolean]>([['ALL', 'U', false], ['ALL', 'O', true]])(
    '[2-READY-31, 2-READY-46, 2-READY-47] %s: beneficial owners of category %s only',
    (mode, category, ready) => {
      const application = investedBy({ investor_type: 'company' }, { beneficial_owners: { beneficialOwners: [jane] } });
      const { warnings } = assess(asking(mode, category), application);

      expect(warnings).toEqual(ready ? [] : ['Source of wealth documents are required for all beneficial owners']);
      expect(assess(asking('ONE', 'U'), application).warnings).toEqual(['Source of wealth documents are required for at least one beneficial owner']);
    },
  );

  it('[2-READY-47] names investors where they are meant, and may be missing where the offer lets it', () => {
    expect(assess(asking('ONE'), byIndividual(jane)).warnings).toEqual(['Source of wealth documents are required for at least one investor']);
    expect(assess(asking('ALL'), byIndividual(jane)).warnings).toEqual(['Source of wealth documents are required for all investors']);
    expect(assess({ ...asking('ALL'), allow_submit_with_missing_source_of_wealth_docs: true }, byIndividual(jane))).toMatchObject({
      canSubmit: true, warnings: ['You have not provided source of wealth documents.'],
    });
  });
});

describe('the bank statement', () => {
  const requiring: ReadinessOffer = { security: { category: 'O' }, new_investor_bank_statement_type: 'REQUIRED' };

  it.each<[string, ReadinessOffer, Application, boolean]>([
    ['not asked', { ...requiring, new_investor_bank_statement_type: 'DONOTASK' }, {}, true],
    ['optional', { ...requiring, new_investor_bank_statement_type: null }, {}, true],
    ['required', requiring, {}, false],
    ['supplied', requiring, { bank_details: { bank_statement: file } }, true],
    ['N, other statement only', requiring, { bank_details: { bank_statement: file }, payment_options: { paymentMethod: 'N' } }, false],
    ['N, own statement', requiring, { payment_options: { paymentMethod: 'N', payment_bank_statement: file } }, true],
    ['D', requiring, { bank_details: { bank_statement: file }, payment_options: { paymentMethod: 'D' } }, true],
  ])('[2-READY-32, 2-READY-33, 2-READY-34, 2-READY-49] %s', (_what, offer, rest, ready) => {
    const verdict = assess(offer, { ...byIndividual(jane), ...rest });

    expect(verdict.ready).toBe(ready);
    expect(verdict.warnings).toEqual(ready ? [] : [readinessTexts.bankStatement.required]);
  });

  it('[2-READY-32, 2-READY-39] is listed while it may be given, not where it is not asked for', () => {
    expect(assess({ security: { category: 'O' } }, byIndividual(jane)).items).toEqual([
      { subject: 'Bank account', kind: 'bank_statement', needed: false, supplied: false, step: 'bank_details', path: 'bank_statement', text: 'Not supplied' },
    ]);
    expect(assess(plain, byIndividual(jane)).items).toEqual([]);
  });

  it('[2-READY-35] follows the rule for existing investors on a top-up', () => {
    const offer: ReadinessOffer = { security: { category: 'O' }, existing_investor_bank_statement_type: 'REQUIRED' };

    expect(assess(offer, { contact_details: { holdingProfileType: 'TOP_UP' } }).ready).toBe(false);
    expect(assess(offer, byIndividual(jane)).ready).toBe(true);
  });

  it('[2-READY-35, 2-READY-37, 2-READY-48] may be missing for the issuer', () => {
    expect(assess(requiring, byIndividual(jane), { user: { is_acting_as_issuer_admin: true } })).toMatchObject({
      ready: false, canSubmit: true, warnings: [readinessTexts.bankStatement.allowed],
    });
  });
});

it('[2-READY-53] warnings keep their order, each kind once', () => {
  const offer: ReadinessOffer = {
    ...verifying,
    ...certifying,
    require_source_of_wealth_information: true,
    source_of_wealth_documents_type: 'ALL',
    new_investor_bank_statement_type: 'REQUIRED',
  };

  expect(assess(offer, byJoint(jane, jane)).warnings).toEqual([
    'Verification documents are required before submission',
    'One or more accountant certificate(s) are required before submission',
    'Source of wealth documents are required for all investors',
    'Bank statement documents are required before submission',
  ]);
});
