import type { Application } from '#domain/application.ts';
import { type ReadinessOffer, assessReadiness } from '#domain/readiness.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { readinessCases } from '#test/support/cases.ts';
import {
  assess,
  byIndividual,
  byJoint,
  certifying,
  file,
  jane,
  lodged,
  plain,
  verifying,
  withId,
} from '#test/support/readiness.ts';

describe('the worked cases', () => {
  it.each(readinessCases())(
    '[2-READY-01, 2-READY-02, 2-READY-05, 2-READY-53] $name',
    ({ offer, application, user, mode, expected }) => {
      expect(assessReadiness({ offer, application, user, mode })).toMatchObject(expected);
    },
  );
});

describe('the verdict', () => {
  it('[2-READY-02, 2-READY-03, 2-READY-50] is ready when every strict check passes', () => {
    expect(assess(verifying, byIndividual(withId(jane)))).toMatchObject({
      ready: true,
      canSubmit: true,
      warnings: [],
      summary: [readinessTexts.summary.ready],
    });
  });

  it('[2-READY-01, 2-READY-04] is computed from what it is given: an edit changes it', () => {
    expect(assess(verifying, byIndividual(jane)).ready).toBe(false);
    expect(assess(verifying, byIndividual(withId(jane))).ready).toBe(true);
  });

  it('[2-READY-05, 2-READY-43, 2-READY-51] forbids submission while a document is missing that may not be', () => {
    expect(assess(verifying, byIndividual(jane))).toMatchObject({
      ready: false,
      canSubmit: false,
      warnings: [readinessTexts.verification.required],
      summary: [readinessTexts.summary.incomplete],
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
    expect(
      assess(verifying, byIndividual(withId(jane)), { mode: { ...NEW_APPLICATION, submitting: true } }),
    ).toMatchObject({ ready: true, canSubmit: false });
  });

  it('[2-READY-05, 2-READY-38, 2-REV-04, 2-REV-05] wants the details of an existing holding confirmed, and nothing of persons', () => {
    const topUp: Application = {
      contact_details: { holdingProfileType: 'TOP_UP' },
      investor_details: { investor_type: 'company' },
    };

    expect(assess(verifying, topUp)).toMatchObject({ ready: true, canSubmit: false, items: [] });
    expect(assess(verifying, { ...topUp, review: { detailsAreCorrectConfirmation: true } }).canSubmit).toBe(true);
  });

  it('[2-READY-36, 2-READY-37, 2-STEP-25] lets edits of a submitted application pass, not those of a draft', () => {
    expect(assess(verifying, byIndividual(jane), { mode: lodged })).toMatchObject({
      ready: false,
      canSubmit: true,
      warnings: [readinessTexts.verification.allowed],
    });
    expect(assess(verifying, byIndividual(jane), { mode: { ...lodged, draft: true, status: 'draft' } }).canSubmit).toBe(
      false,
    );
    expect(assess(verifying, byIndividual(jane), { mode: { ...lodged, status: 'pending_approval' } }).canSubmit).toBe(
      false,
    );
  });

  it('[2-READY-37] gives issuer staff no general waiver', () => {
    expect(assess(verifying, byIndividual(jane), { user: { is_acting_as_issuer: true } }).canSubmit).toBe(false);
  });
});

describe('the bank statement', () => {
  const requiring: ReadinessOffer = { security: { category: 'O' }, new_investor_bank_statement_type: 'REQUIRED' };

  it.each<[string, ReadinessOffer, Application, boolean]>([
    ['not asked', { ...requiring, new_investor_bank_statement_type: 'DONOTASK' }, {}, true],
    ['optional', { ...requiring, new_investor_bank_statement_type: null }, {}, true],
    ['required', requiring, {}, false],
    ['supplied', requiring, { bank_details: { bank_statement: file } }, true],
    [
      'N, other statement only',
      requiring,
      { bank_details: { bank_statement: file }, payment_options: { paymentMethod: 'N' } },
      false,
    ],
    ['N, own statement', requiring, { payment_options: { paymentMethod: 'N', payment_bank_statement: file } }, true],
    ['D', requiring, { bank_details: { bank_statement: file }, payment_options: { paymentMethod: 'D' } }, true],
  ])('[2-READY-32, 2-READY-33, 2-READY-34, 2-READY-49] %s', (...[, offer, rest, ready]) => {
    const verdict = assess(offer, { ...byIndividual(jane), ...rest });

    expect(verdict.ready).toBe(ready);
    expect(verdict.warnings).toEqual(ready ? [] : [readinessTexts.bankStatement.required]);
  });

  it('[2-READY-32, 2-READY-39] is listed while it may be given, not where it is not asked for', () => {
    expect(assess({ security: { category: 'O' } }, byIndividual(jane)).items).toEqual([
      {
        subject: 'Bank account',
        about: '',
        kind: 'bank_statement',
        needed: false,
        supplied: false,
        step: 'bank_details',
        path: 'bank_statement',
        text: 'Not supplied',
      },
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
      ready: false,
      canSubmit: true,
      warnings: [readinessTexts.bankStatement.allowed],
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
