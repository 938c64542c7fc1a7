import type { ContactDetails } from '#domain/application.ts';
import { nextSteps } from '#domain/application/nextSteps.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';

const offer = aDemoOffer('emberfield-copper', { name: 'Emberfield', send_invoice_method: 'A', require_aml_kyc: false });

function items({
  contact = {},
  method = 'C',
  settings = {},
  amountDue = 'AUD 100.00',
  isReady = true,
  by = contact.applicant_role === 'advisor' ? 'adviser' : 'investor',
}: {
  contact?: ContactDetails;
  method?: 'C' | 'D' | 'N';
  settings?: object;
  amountDue?: string | null;
  isReady?: boolean;
  by?: StatusActor;
} = {}) {
  const base = anIndividualApplication(offer);
  const application = {
    ...base,
    contact_details: { ...base.contact_details, ...contact },
    payment_options: { paymentMethod: method },
  };
  return nextSteps({ offer: { ...offer, ...settings }, application, by, amountDue, currency: 'AUD', isReady });
}

const adviser = { applicant_role: 'advisor', adviser_email: 'adviser@example.com' } as const;

it('[2-NEXT-05, 2-NEXT-12] says to each of the three who submit what is so for them', () => {
  const told = [
    items(),
    items({ contact: { ...adviser, adviser_has_authority: true } }),
    items({ contact: { ...adviser, adviser_has_authority: false } }),
  ];

  expect(told.map(({ congratulation }) => congratulation)).toEqual([
    'Your application for Emberfield has been submitted.',
    'The application for Jane Citizen has been submitted. A copy has been emailed to jane.citizen@example.com.',
    'The application for Jane Citizen has been sent to jane.citizen@example.com for approval.',
  ]);
  expect(told.map(({ stations }) => stations.slice(0, 2))).toEqual([
    ['Submitted', 'Payment received'],
    ['Submitted', 'Payment received'],
    ['Sent for approval', 'Approved by the investor'],
  ]);
  expect(told.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true]);
  const approval = 'Jane Citizen needs to review and approve the application. It will then be sent to the issuer.';
  expect(told.map(({ items: list }) => list.indexOf(approval))).toEqual([-1, -1, 0]);
});

it('[2-NEXT-05, 2-NEXT-12, 3-ROLE-14] says to the investor who has approved it what an investor reads', () => {
  const contact = { ...adviser, adviser_has_authority: false };

  expect(items({ contact, by: 'investor' })).toEqual(items());
  expect(items().isForInvestor).toBe(false);
  expect(items({ contact }).isForInvestor).toBe(true);
});

it.each([
  ['O', 'Shares allotted'],
  ['U', 'Units allotted'],
] as const)('[2-NEXT-12] names on the way what is allotted by category %s: %s', (category, station) => {
  expect(items({ settings: { security: { ...offer.security, category } } }).stations[2]).toBe(station);
});

it('[2-NEXT-06, 2-NEXT-11] automatic invoices name amount and address', () => {
  expect(items().items[0]).toBe(
    'Pay AUD 100.00 as set out in the payment instructions sent to jane.citizen@example.com.',
  );
});

it('[2-NEXT-06, 2-MISC-13] manual invoices ask to wait for the instructions', () => {
  expect(items({ settings: { send_invoice_method: 'M' } }).items[0]).toBe(
    'Wait for the payment instructions. They will be emailed to jane.citizen@example.com once your application has been reviewed.',
  );
});

it('[2-NEXT-06, 2-NEXT-12] names to an adviser their own address, and what the investor will receive', () => {
  const contact = { ...adviser, adviser_has_authority: true };

  expect(items({ contact }).items).toEqual([
    'Pay AUD 100.00 as set out in the payment instructions sent to adviser@example.com.',
    'If the application is successful, the investor will receive a welcome pack and a holding statement.',
    'If the application is unsuccessful or scaled back, the payment will be returned.',
  ]);
  expect(items({ contact, settings: { send_invoice_method: 'M' } }).items[0]).toContain('adviser@example.com');
});

it('[2-NEXT-07] direct debit of an account that is not known leaves nothing to do', () => {
  expect(items({ method: 'N' }).items[0]).toBe(
    'There is nothing more to do to pay. AUD 100.00 will be debited from the nominated account.',
  );
});

it.each([
  ['D', 'the account of J Citizen ending 678'],
  ['N', 'the account of Harbour Lane ending 903'],
] as const)(
  '[2-NEXT-07, 1-PAY-02] direct debit (%s) names amount and account, of its number the end only',
  (method, account) => {
    const base = anIndividualApplication(offer);
    const bank_details = { accountName: 'J Citizen', bsb: '063000', accountNumber: '12345678' };
    const application = {
      ...base,
      bank_details,
      payment_options: {
        paymentMethod: method,
        ...(method === 'N' && { accountName: 'Harbour Lane', bsb: '083001', accountNumber: '24118903' }),
      },
    };
    const debited = (purchase_amount: object, amountDue: string | null) =>
      nextSteps({
        offer,
        application: { ...application, purchase_amount: { ...base.purchase_amount, ...purchase_amount } },
        by: 'investor',
        amountDue,
        currency: 'AUD',
        isReady: true,
      }).items[0];

    expect(debited({}, 'AUD 100.00')).toBe(
      `There is nothing more to do to pay. AUD 100.00 will be debited from ${account}.`,
    );
    expect(
      debited(
        { isRegularInvestment: 'true', totalAmount: '250', regular_investment_plan_frequency: 'QUARTERLY' },
        null,
      ),
    ).toBe(`No payment is needed now. AUD 250.00 per quarter will be debited from ${account}.`);
  },
);

it('[2-NEXT-08, 2-NEXT-09, 2-NEXT-10] with nothing due there is nothing to pay and nothing to return', () => {
  expect(items({ amountDue: null }).items).toEqual([
    'No payment is needed now.',
    'If the application is successful, you will receive a welcome pack and a holding statement.',
  ]);
  expect(items({ amountDue: null }).stations).toEqual([
    'Submitted',
    'Accepted by the issuer',
    'Shares allotted',
    'Holding statement sent',
  ]);
  expect(items().items.at(-1)).toBe('If the application is unsuccessful or scaled back, the payment will be returned.');
});

it('[2-NEXT-08, 2-NEXT-12, 1-AMT-50] a regular plan has nothing due now and is debited as it says', () => {
  const purchase_amount = {
    isRegularInvestment: 'true',
    totalAmount: '250',
    regular_investment_plan_frequency: 'QUARTERLY',
  } as const;
  const application = {
    ...anIndividualApplication(offer),
    purchase_amount,
    payment_options: { paymentMethod: 'D' as const },
  };

  expect(
    nextSteps({ offer, application, by: 'investor', amountDue: null, currency: 'AUD', isReady: true }).items,
  ).toEqual([
    'No payment is needed now. AUD 250.00 per quarter will be debited from the account of Jane Citizen ending 678.',
    'If the application is successful, you will receive a welcome pack and a holding statement.',
  ]);
});

it('[2-NEXT-12] asks for originals by post and for what is missing', () => {
  const { items: list } = items({ settings: { require_aml_kyc: true, verification_doc_type: 'O' }, isReady: false });
  expect(list).toContain('Post the original verification documents as described in the confirmation email.');
  expect(list).toContain('Provide the documents that are still missing.');
});
