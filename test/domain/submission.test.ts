import type { Application } from '#domain/application.ts';
import { settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { identify } from '#domain/application/identify.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';
import { checkSubmission } from '#domain/submission.ts';
import {
  aDemoOffer,
  aSchemaContext,
  aUser,
  anIndividualApplication,
  type DemoOfferSlug,
} from '#test/support/applications.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';

const SLUGS: DemoOfferSlug[] = ['emberfield-copper', 'kestrel-notes', 'tarn-ridge-water-trust'];

/** The base application for the share offer, changed by path, checked. */
function check(changes: Record<string, unknown>, context: Parameters<typeof aSchemaContext>[1] = {}) {
  const offer = aDemoOffer();
  return checkSubmission(
    aSchemaContext(offer, { application: withPaths(anIndividualApplication(offer), changes), ...context }),
  );
}

describe('checking a submission', () => {
  it.each(SLUGS)('[1-SHELL-04, 2-READY-02] accepts a complete application to %s', (slug) => {
    const result = checkSubmission(aSchemaContext(aDemoOffer(slug)));

    expect(result.errors).toEqual({});
    expect(result.isAcceptable).toBe(true);
    expect(result.steps.map(({ name }) => name)).toEqual([
      'landingpage',
      'contact_details',
      'purchase_amount',
      'investor_details',
      'tax_details',
      'bank_details',
      'payment_options',
      'review',
      'next_steps',
    ]);
  });

  it('[1-CALC-03, 1-CALC-04] calculates the figures itself, whatever was sent', () => {
    const { application } = check({
      'purchase_amount.feeAmount': '0.00',
      'purchase_amount.payableNow': '1.00',
      'purchase_amount.totalValue': '1.00',
    });

    expect(application.purchase_amount).toMatchObject({
      totalAmount: '5000',
      totalValue: '2000.00',
      feeAmount: '33.00',
      payableNow: '2000.00',
    });
  });

  it('[1-AMT-04] does not believe in a plan that the offer does not have', () => {
    const figures = settle(
      {
        totalAmount: '5000',
        isRegularInvestment: 'true',
        is_regular_investment_plan: true,
        regular_investment_plan_frequency: 'MONTHLY',
        priorityCode: 'X',
      },
      { offer: aDemoOffer() },
    );

    expect(figures).toEqual({
      totalAmount: '5000',
      totalValue: '2000.00',
      numberSecurities: '5000',
      feeAmount: '33.00',
      payableNow: '2000.00',
      payableLater: '0.00',
      is_regular_investment_plan: false,
    });
  });

  it('[3-TAX-42, 3-TAX-43] stores no answer to a tax question that was not asked', () => {
    const { application, errors } = check({
      'tax_details.investors[0].tax_country_is_australia': true,
      'tax_details.investors[0].has_other_tax_countries': false,
      'tax_details.investors[0].giin': 'stale',
      'tax_details.investors[0].is_financial_institution': true,
    });

    expect(errors).toEqual({});
    expect(application.tax_details?.investors?.[0]).toMatchObject({ giin: '', is_financial_institution: null });
  });

  it.each(['contact_details', 'purchase_amount', 'investor_details', 'tax_details', 'bank_details', 'payment_options'])(
    '[2-STEP-01] refuses an application without %s',
    (name) => {
      const result = check({ [name]: undefined });

      expect(Object.keys(result.errors)).toContain(name);
      expect(result.isAcceptable).toBe(false);
    },
  );

  it('[2-STEP-18, 1-SHELL-20] drops the data of steps that are not on the list', () => {
    const { application, errors } = check(
      {
        'contact_details.holdingProfileType': 'TOP_UP',
        'contact_details.selectedSubregister': { id: 1 },
        'review.detailsAreCorrectConfirmation': true,
      },
      { user: aUser() },
    );

    expect(application).not.toHaveProperty('investor_details');
    expect(application).not.toHaveProperty('tax_details');
    expect(errors).toEqual({});
  });

  it('[1-SHELL-22] drops payment options when nothing is payable', () => {
    const offer = aDemoOffer('emberfield-copper', { price_per_security: '0' });

    const { application, steps } = checkSubmission(aSchemaContext(offer));

    expect(steps.map(({ name }) => name)).not.toContain('payment_options');
    expect(application).not.toHaveProperty('payment_options');
  });

  it('[2-ID-22] stores card numbers of a new holding in upper case', () => {
    const { application } = check({ 'investor_details.investors[0].idCardNumber': 'p1234567' });

    expect(application.investor_details?.investors?.[0]?.idCardNumber).toBe('P1234567');
  });

  it('[3-TAX-21, 3-TAX-14] settles what the tax type decides', () => {
    const { application } = check({ 'tax_details.investor_type': 'ENTITY', 'tax_details.send_comms': false });

    expect(application.tax_details).toMatchObject({ investor_type: 'INDIV', send_comms: true });
  });

  it('[3-TFN-11, 3-TAX-20] lets a masked number and an unoffered tax type pass only where they are stored', () => {
    const sent = { 'tax_details.tax_type': 'D', 'tax_details.investors[0].tfn': '******782' };
    const stored = withPaths(anIndividualApplication(aDemoOffer()), sent);

    expect(check(sent).errors.tax_details).toEqual({
      tax_type: 'This field is required',
      'investors[0].tfn': 'Please enter a valid TFN',
    });
    expect(check(sent, { application: stored, stored }).errors).toEqual({});
  });

  it('[3-TAX-24, 3-TIN-14] believes only stored markers, beside the number that was stored with them', () => {
    const tin = { tax_country: 170, has_tin: true, tin: '******789', encrypted_tin: true };
    const sent = {
      'tax_details.investors[0].encrypted_tfn': true,
      'tax_details.investors[0].tfn': '******782',
      'tax_details.investors[0].has_other_tax_countries': true,
      'tax_details.investors[0].tins': [tin, { ...tin }],
    };
    const application = identify(withPaths(anIndividualApplication(aDemoOffer()), sent), countingIds());
    const other = withPaths(application, {
      'tax_details.investors[0].tfn': '123456782',
      'tax_details.investors[0].tins[0].tin': '1',
    });
    const markers = (stored?: Application) =>
      JSON.stringify(check({}, { application, ...(stored && { stored }) }).application).match(/encrypted_\w+/g);

    expect(markers()).toBeNull();
    expect(markers(other)).toEqual(['encrypted_tin']);
    expect(markers(application)?.sort()).toEqual(['encrypted_tfn', 'encrypted_tin', 'encrypted_tin']);
  });

  it('[1-LAND-31] takes the applicant from the session, not from the data', () => {
    const user = aUser({ is_acting_as_issuer: true });

    const { application } = check(
      { 'contact_details.user': 99, 'contact_details.applicant_role': 'advisor' },
      { user },
    );

    expect(application.contact_details).toMatchObject({ user: 7, applicant_role: 'investor' });
  });

  it('[2-READY-05] refuses missing documents that the offer does not let pass', () => {
    const result = check({ 'investor_details.investors[0].idDoc': null });

    expect(result.errors).toEqual({});
    expect(result.readiness.canSubmit).toBe(false);
    expect(result.isAcceptable).toBe(false);
  });

  it('[2-INV-06] refuses an investor type whose rules it does not know', () => {
    const result = check({ 'investor_details.investor_type': 'estate' });

    expect(result.errors.investor_details).toMatchObject({ investor_type: 'This field is required' });
    expect(result.isAcceptable).toBe(false);
  });
});
