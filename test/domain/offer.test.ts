import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from '#domain/application.ts';
import { calculateInvestment, describeFee } from '#domain/investment.ts';
import { type Offer, usesHoldingsTwo } from '#domain/offer.ts';
import { paymentChoices } from '#domain/payment.ts';
import { assessReadiness } from '#domain/readiness.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { listSteps } from '#domain/steps.ts';
import { frequencyPhrases } from '#domain/texts/frequencies.ts';
import { paymentTexts } from '#domain/texts/payment.ts';

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function demoOffer(slug: string): Offer {
  return frozen(JSON.parse(readFileSync(join(process.cwd(), 'offers', slug, 'offer.json'), 'utf8')) as Offer);
}

const application: Application = {
  contact_details: { holdingProfileType: 'NEW' },
  investor_details: { investor_type: 'individual', investors: [{ legalFirstName: 'Jane' }] },
};

it.each([['emberfield-copper'], ['kestrel-notes'], ['tarn-ridge-water-trust']])(
  '[1-OFFER-01, 1-OFFER-11] the rules read the offer %s and change nothing of it',
  (slug) => {
    const offer = demoOffer(slug);

    const figures = calculateInvestment(offer, { amount: '5000', isRegularPlan: false });
    describeFee(offer, 'AUD', figures);
    const steps = listSteps({ offer, user: null, application, mode: NEW_APPLICATION });
    const readiness = assessReadiness({ offer, application, user: null, mode: NEW_APPLICATION });

    expect(Number(figures.totalValue)).toBeGreaterThan(0);
    expect(steps.map((step) => step.name)).toContain('payment_options');
    expect(paymentChoices(offer, figures, false).length).toBeGreaterThan(0);
    expect(readiness.summary.length).toBeGreaterThan(0);
  },
);

it('[1-SHELL-27, 2-STEP-40] either name of the flag turns the second variant on', () => {
  expect(
    [
      {},
      { holding_details_two: true },
      { issuer_holdings_two_enabled: true },
      { issuer_holdings_two_enabled: false },
    ].map(usesHoldingsTwo),
  ).toEqual([false, true, true, false]);
});

it('[1-PAY-09, 1-PAY-10, 1-OFFER-05, 1-AMT-50] the authorisation names the debitor, for a plan its amount and frequency', () => {
  expect(paymentTexts.authorisation('Emberfield', 'AUD 2,568.75')).toContain(
    'I/We authorise Emberfield to debit AUD 2,568.75 from',
  );
  expect(paymentTexts.regularAuthorisation('Emberfield Plans', 'AUD 250.00', frequencyPhrases.MONTHLY)).toContain(
    'I/We authorise Emberfield Plans to debit AUD 250.00 per month from',
  );
});
