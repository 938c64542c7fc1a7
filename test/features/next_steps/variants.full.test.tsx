import { cleanup, screen, within } from '@testing-library/react';
import type { Application, ContactDetails } from '#domain/application.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import type { Offer, PaymentMethodName } from '#domain/offer.ts';
import { NextStepsPage } from '#features/next_steps/index.ts';
import { applicationSubmitted } from '#store/events.ts';
import { composeReceipt } from '#store/submission/receipts.ts';
import { aDemoOffer, anIndividualApplication, withPlan } from '#test/support/applications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

/**
 * Every variant of the page that can be, against the catalogue's own wording (2-NEXT-12), spelled out here once more. What cannot be
 * is left out: a regular plan has nothing due now (2-NEXT-04) and is always debited (1-PAY-09); where nothing is due and there is no plan,
 * no payment type is asked for (1-SHELL-22), so there is one such way and not one of each type. Issuer staff see no such page (2-NEXT-13).
 */
type Who = 'an investor' | 'an adviser with authority' | 'an adviser without authority';
type Invoices = 'automatic' | 'manual';

interface Way {
  name: string;
  isDue: boolean;
  /** What is debited, in the words of the list and in those of the box. */
  debited?: { list: string; box: string };
  isPlan?: boolean;
  methods: PaymentMethodName[];
  options?: Application['payment_options'];
}

const ON_FILE = { list: 'the account of Jane Citizen ending 678', box: 'Jane Citizen, ending 678' };
const OTHER = { list: 'the account of Harbour Lane ending 903', box: 'Harbour Lane, ending 903' };
const OTHER_ACCOUNT = { accountName: 'Harbour Lane', bsb: '083-001', accountNumber: '24118903' };

const instructed = (name: string, ...methods: PaymentMethodName[]): Way => ({
  name,
  isDue: true,
  methods,
  options: { paymentMethod: 'C' },
});
const debit: Omit<Way, 'name'> = { isDue: true, methods: [], debited: ON_FILE, options: { paymentMethod: 'D' } };
const otherDebit: Omit<Way, 'name'> = {
  isDue: true,
  methods: [],
  debited: OTHER,
  options: { paymentMethod: 'N', ...OTHER_ACCOUNT },
};

const WAYS: Way[] = [
  instructed('BPAY', 'BPAY'),
  instructed('cheque', 'Cheque'),
  instructed('electronic transfer', 'Electronic funds transfer'),
  instructed('one of three methods', 'BPAY', 'Cheque', 'Electronic funds transfer'),
  { ...debit, name: 'debit of the account on file' },
  { ...otherDebit, name: 'debit of another account' },
  { name: 'nothing due', isDue: false, methods: [] },
  { ...debit, name: 'a plan, debited from the account on file', isDue: false, isPlan: true },
  { ...otherDebit, name: 'a plan, debited from another account', isDue: false, isPlan: true },
];
const WHO: Who[] = ['an investor', 'an adviser with authority', 'an adviser without authority'];
const INVOICES: Invoices[] = ['automatic', 'manual'];
const VARIANTS = WHO.flatMap((who) =>
  INVOICES.flatMap((invoices) => WAYS.map((way) => [who, invoices, way.name, way] as const)),
);

interface Documents {
  areMissing: boolean;
  arePosted: boolean;
}

const DOCUMENTS: Documents[] = [true, false].flatMap((areMissing) =>
  [true, false].map((arePosted) => ({ areMissing, arePosted })),
);
const ALL_THERE: Documents = { areMissing: false, arePosted: false };

const CONTACT: Record<Who, ContactDetails> = {
  'an investor': {},
  'an adviser with authority': {
    applicant_role: 'advisor',
    adviser_first_name: 'Rohan',
    adviser_last_name: 'Mehta',
    adviser_email: 'rohan@example.com',
    adviser_has_authority: true,
  },
  'an adviser without authority': {
    applicant_role: 'advisor',
    adviser_first_name: 'Rohan',
    adviser_last_name: 'Mehta',
    adviser_email: 'rohan@example.com',
    adviser_has_authority: false,
  },
};

function anOffer(invoices: Invoices, { isPlan, isDue, methods }: Way, { areMissing, arePosted }: Documents): Offer {
  const offer = aDemoOffer('emberfield-copper', {
    name: 'Emberfield',
    price_per_security: isDue ? '1.00' : '0',
    fee_calculation_type: null,
    payment_methods: methods.length > 0 ? methods : ['Direct debit'],
    send_invoice_method: invoices === 'automatic' ? 'A' : 'M',
    verification_doc_type: arePosted ? 'O' : 'C',
    new_investor_bank_statement_type: areMissing ? 'REQUIRED' : 'DONOTASK',
    allow_submit_with_missing_docs: true,
  });
  return isPlan ? withPlan(offer) : offer;
}

function anApplication(who: Who, { isPlan, options }: Way, offer: Offer): Application {
  const { payment_options: _asked, ...application } = anIndividualApplication(offer);
  const [person] = application.investor_details?.investors ?? [];
  return {
    ...application,
    contact_details: { ...application.contact_details, ...CONTACT[who] },
    // Whoever lives in Australia: only of them the offer knows how many documents it takes.
    investor_details: { investor_type: 'individual', investors: [{ ...person, country: 16 }] },
    purchase_amount: isPlan
      ? { isRegularInvestment: 'true', totalAmount: '250', regular_investment_plan_frequency: 'MONTHLY' }
      : { totalAmount: '1000' },
    bank_details: { ...application.bank_details, bank_statement: null },
    ...(options && { payment_options: options }),
  };
}

/** As the service answers. */
function aPayment(invoices: Invoices, { isDue, methods, options }: Way): PaymentDue {
  return {
    is_due: isDue,
    amount_due: isDue ? '1000.00' : '0.00',
    amount_due_formatted: isDue ? '1,000.00' : '0.00',
    currency_code: 'AUD',
    code: options?.paymentMethod || null,
    are_instructions_sent: invoices === 'automatic',
    bpay: methods.includes('BPAY') ? { biller_code: '555301', reference: '010100000315' } : null,
    eft: methods.includes('Electronic funds transfer')
      ? { account_name: 'Bellbird', bsb: '999-001', account_number: '55530101', reference: 'EMB-7K2M9Q' }
      : null,
    cheque: methods.includes('Cheque') ? { payee: 'Bellbird Registry', reference: 'EMB-7K2M9Q' } : null,
  };
}

function show(who: Who, invoices: Invoices, way: Way, documents: Documents = ALL_THERE): void {
  cleanup();
  const offer = anOffer(invoices, way, documents);
  const store = aStoreOnReview({ offer, application: anApplication(who, way, offer) });
  const answer = { id: 31, reference: 'EMB-7K2M9Q', payment: aPayment(invoices, way) };
  store.dispatch(applicationSubmitted({ answer, receipt: composeReceipt(store.getState(), answer) }));
  renderWithStore(<NextStepsPage />, store);
}

const region = (name: string) => screen.getByRole('region', { name });
const listed = () =>
  within(region('Your next steps'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const CONGRATULATION: Record<Who, string> = {
  'an investor': 'Your application for Emberfield has been submitted.',
  'an adviser with authority':
    'The application for Jane Citizen has been submitted. A copy has been emailed to jane.citizen@example.com.',
  'an adviser without authority':
    'The application for Jane Citizen has been sent to jane.citizen@example.com for approval.',
};

/** The numbered items of 2-NEXT-12, with the decision about plans in place of (5), and when each applies. */
function expectedItems(who: Who, invoices: Invoices, way: Way, documents: Documents): string[] {
  const email = who === 'an investor' ? 'jane.citizen@example.com' : 'rohan@example.com';
  const isDebited = way.debited !== undefined;
  const account = way.debited?.list ?? '';
  const receiver = who === 'an investor' ? 'you' : 'the investor';
  const items: [applies: boolean, item: string][] = [
    [
      who === 'an adviser without authority',
      'Jane Citizen needs to review and approve the application. It will then be sent to the issuer.',
    ],
    [way.isDue && isDebited, `There is nothing more to do to pay. AUD 1,000.00 will be debited from ${account}.`],
    [
      way.isDue && !isDebited && invoices === 'automatic',
      `Pay AUD 1,000.00 as set out in the payment instructions sent to ${email}.`,
    ],
    [
      way.isDue && !isDebited && invoices === 'manual',
      `Wait for the payment instructions. They will be emailed to ${email} once your application has been reviewed.`,
    ],
    [way.isPlan === true, `No payment is needed now. AUD 250.00 per month will be debited from ${account}.`],
    [!way.isDue && !way.isPlan, 'No payment is needed now.'],
    [documents.arePosted, 'Post the original verification documents as described in the confirmation email.'],
    [documents.areMissing, 'Provide the documents that are still missing.'],
    [true, `If the application is successful, ${receiver} will receive a welcome pack and a holding statement.`],
    [way.isDue, 'If the application is unsuccessful or scaled back, the payment will be returned.'],
  ];
  return items.filter(([applies]) => applies).map(([, item]) => item);
}

it.each(VARIANTS)(
  '[2-NEXT-02, 2-NEXT-05, 2-NEXT-06, 2-NEXT-08, 2-NEXT-09, 2-NEXT-10, 2-NEXT-12] tells %s, with %s invoices and %s, what comes next, whatever documents are missing or posted',
  (who, invoices, _name, way) => {
    for (const documents of DOCUMENTS) {
      show(who, invoices, way, documents);
      expect({ ...documents, items: listed() }).toEqual({
        ...documents,
        items: expectedItems(who, invoices, way, documents),
      });
      expect(region('Congratulations!')).toHaveTextContent(CONGRATULATION[who]);
    }
  },
);

/** The whole text of the box `Payment options`; null where there is none. */
function expectedBox(who: Who, invoices: Invoices, { isDue, debited, methods }: Way): string | null {
  if (!isDue) return null;
  const waits =
    who === 'an adviser without authority'
      ? 'Please pay once the application is approved. We will email you the amount to pay.'
      : '';
  const head = `Payment optionsPayable nowAUD 1,000.00${waits}`;
  if (debited) return `${head}Direct debitAccount${debited.box}`;
  if (invoices === 'manual') return `${head}We will email the payment instructions.`;
  const parts: [PaymentMethodName, string][] = [
    ['BPAY', 'BPAYBiller code555301Reference010100000315'],
    [
      'Electronic funds transfer',
      'Electronic funds transferAccount nameBellbirdBSB999-001Account number55530101ReferenceEMB-7K2M9Q',
    ],
    ['Cheque', 'ChequeMake the cheque payable toBellbird RegistryReferenceEMB-7K2M9Q'],
  ];
  const oneOf = methods.length > 1 && waits === '' ? 'Pay in one of these ways.' : '';
  return head + oneOf + parts.flatMap(([method, part]) => (methods.includes(method) ? [part] : [])).join('');
}

it.each(VARIANTS)(
  '[2-NEXT-03, 2-NEXT-04, 2-NEXT-07, 2-NEXT-11] shows %s, with %s invoices and %s, how to pay in a box of its own, only where something is due now',
  (who, invoices, _name, way) => {
    show(who, invoices, way);
    expect(wordsOf(screen.queryByRole('region', { name: 'Payment options' }))).toBe(expectedBox(who, invoices, way));
  },
);

/** Without the buttons that copy, which stand only where the browser has a clipboard. */
function wordsOf(box: HTMLElement | null): string | null {
  const copy = box?.cloneNode(true) as HTMLElement | undefined;
  for (const button of copy?.querySelectorAll('button') ?? []) button.remove();
  return copy?.textContent ?? null;
}

const SECOND: Record<'without authority' | 'due' | 'not due', string> = {
  'without authority': 'Approved by the investor',
  due: 'Payment received',
  'not due': 'Accepted by the issuer',
};

it.each(VARIANTS)(
  '[2-NEXT-12] leads %s, with %s invoices and %s, over four stations to the holding statement, and marks where the application stands',
  (who, invoices, _name, way) => {
    show(who, invoices, way);
    const isUnapproved = who === 'an adviser without authority';
    const wayAhead = region(who === 'an investor' ? 'Progress to your holding' : 'Progress to the holding');
    const stations = within(wayAhead).getAllByRole('listitem');

    expect(stations.map((station) => station.lastChild?.textContent)).toEqual([
      isUnapproved ? 'Sent for approval' : 'Submitted',
      SECOND[isUnapproved ? 'without authority' : way.isDue ? 'due' : 'not due'],
      'Shares allotted',
      'Holding statement sent',
    ]);
    expect(stations.map((station) => station.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  },
);
