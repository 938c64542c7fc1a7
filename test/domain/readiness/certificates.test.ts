import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import type { ReadinessOffer } from '#domain/readiness.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { assess, byIndividual, byJoint, certifying, file, investedBy, jane } from '#test/support/readiness.ts';

describe("accountant's certificates", () => {
  const certified: Person = { ...jane, sophisticatedInvestorDoc: file };

  it.each<[string, Partial<ReadinessOffer>, Application, boolean]>([
    ['verification off', { require_sophisticated_investor_verification: false }, byIndividual(jane), true],
    ['verification on', {}, byIndividual(jane), false],
    ['set by hand', { issuer_wholesale_client_default_setting: 'set_manually' }, byIndividual(jane), true],
    ['500000.00', {}, { ...byIndividual(jane), purchase_amount: { totalValue: '500000.00' } }, true],
    ['499999.99', {}, { ...byIndividual(jane), purchase_amount: { totalValue: '499999.99' } }, false],
    [
      'payable now alone does not waive it',
      {},
      { ...byIndividual(jane), purchase_amount: { totalValue: '499999.99', payableNow: '500000.00' } },
      false,
    ],
    [
      'EXISTING',
      {},
      { contact_details: { holdingProfileType: 'EXISTING' }, review: { detailsAreCorrectConfirmation: true } },
      true,
    ],
  ])('[2-READY-21, 2-READY-23, 2-READY-24, 2-READY-25] %s', (...[, settings, application, ready]) => {
    expect(assess({ ...certifying, ...settings }, application).ready).toBe(ready);
  });

  it.each<[string, Partial<ReadinessOffer>, string | undefined, boolean]>([
    ['not set', {}, '250000.00', true],
    ['null', { certificate_waiver_on: null }, '250000.00', true],
    ['total', { certificate_waiver_on: 'total' }, '250000.00', true],
    ['payable_now', { certificate_waiver_on: 'payable_now' }, '499999.99', false],
    ['payable_now', { certificate_waiver_on: 'payable_now' }, '500000.00', true],
    ['payable_now', { certificate_waiver_on: 'payable_now' }, undefined, false],
  ])(
    '[1-REV-01, 2-READY-23] certificate_waiver_on %s: %j with %s payable now',
    (...[, settings, payableNow, ready]) => {
      const purchase_amount = { totalValue: '1000000.00', ...(payableNow !== undefined && { payableNow }) };
      const application = { ...byIndividual(jane), purchase_amount };

      expect(assess({ ...certifying, ...settings }, application).ready).toBe(ready);
    },
  );

  it('[2-READY-22, 2-READY-44] may be missing where the offer lets them, which is not ready', () => {
    expect(
      assess({ ...certifying, allow_submit_with_missing_accountant_certs: true }, byIndividual(jane)),
    ).toMatchObject({
      ready: false,
      canSubmit: true,
      warnings: [readinessTexts.certificates.allowed],
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
    [
      'custodian',
      investedBy({ investor_type: 'trust_superfund', custodian: { sophisticatedInvestorDoc: file } }),
      true,
    ],
    [
      'holding company',
      investedBy({ investor_type: 'bare_trust', holding_company: { sophisticatedInvestorDoc: file } }),
      true,
    ],
    [
      'corporate trustee',
      investedBy({ investor_type: 'trust_superfund' }, { corporate_trustee: { sophisticatedInvestorDoc: file } }),
      true,
    ],
    ['others', investedBy({ investor_type: 'company' }, { others: { others: [certified] } }), true],
  ])('[2-READY-28] any: one certificate anywhere is enough (%s)', (_where, application, ready) => {
    expect(assess({ ...certifying, issuer_wholesale_client_default_setting: 'any' }, application).ready).toBe(ready);
  });

  it('[2-READY-40, 1-REV-03] the long text stands where none exists at all, the plain one where another does', () => {
    const texts = (application: Application) => assess(certifying, application).items.map(({ text }) => text);

    expect(texts(byJoint(jane, jane))).toEqual(
      Array(2).fill("Not supplied - At least one accountant's certificate is required for this application."),
    );
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
