import type { Page } from '@playwright/test';
import {
  type Applicant,
  applicantOf,
  expectedApplication,
  fillAmount,
  fillBank,
  fillContact,
  fillInvestor,
  fillLanding,
  fillTax,
  next,
  onStep,
  upload,
} from './applicant.ts';
import { typeInto } from './typing.ts';

/** One way through the wizard: what is done on the steps that differ, and what has to be stored of them. */
export interface Way {
  name: string;
  applicant: Applicant;
  fillAmount: (page: Page) => Promise<void>;
  fillBank: (page: Page) => Promise<void>;
  paymentTitle: string;
  fillPayment: (page: Page) => Promise<void>;
  /** What next steps say of the payment, and whether they say how to pay. */
  payment: RegExp;
  isDueNow: boolean;
  /** Whole steps, beside the rest of the applicant's. */
  stored: Record<'purchase_amount' | 'bank_details' | 'payment_options', object>;
}

const ACCOUNT = { accountName: 'M Lindqvist', bsb: '083001', accountNumber: '24118903' };
const STORED_ACCOUNT = { bankCountry: 16, ...ACCOUNT, bsb: '083-001' };
const OTHER = { accountName: 'Elin Lindqvist', bsb: '083-002', accountNumber: '55512345' };
const SINGLE = { is_regular_investment_plan: false, feeAmount: '0.00', payableLater: '0.00' };

const fund: Applicant = {
  slug: 'wattle-grove-income-fund',
  amount: { label: 'Amount of each investment', typed: '250' },
  identity: 'both',
  uploadsIdentity: true,
  asksPep: true,
  bank: ACCOUNT,
  uploadsStatement: false,
  drp: 'No participation',
};
const shares = applicantOf('emberfield-copper');
const units: Applicant = {
  ...applicantOf('tarn-ridge-water-trust'),
  amount: { label: 'Amount to invest', typed: '10000' },
};
const notes: Applicant = { ...applicantOf('kestrel-notes'), bank: ACCOUNT };

export const WAYS: readonly Way[] = [
  {
    name: 'a regular plan, debited from the account on file',
    applicant: fund,
    fillAmount: choosePlan,
    fillBank: (page) => fillBank(page, fund),
    paymentTitle: 'Regular investment plan payment options',
    fillPayment: (page) => page.getByRole('radio', { name: /account on file/ }).check(),
    isDueNow: false,
    payment: /^No payment is needed now\. AUD 250\.00 per month will be debited/,
    stored: {
      purchase_amount: {
        totalAmount: '250',
        totalValue: '250.00',
        numberSecurities: '0',
        feeAmount: '0.00',
        payableNow: '0.00',
        payableLater: '0.00',
        isRegularInvestment: 'true',
        is_regular_investment_plan: true,
        regular_investment_plan_frequency: 'MONTHLY',
      },
      bank_details: { ...STORED_ACCOUNT, drpStatus: 'N' },
      payment_options: { paymentMethod: 'D' },
    },
  },
  {
    name: 'several methods, and an account abroad',
    applicant: shares,
    fillAmount: (page) => typeInto(page.getByLabel('Number of shares'), '10000'),
    fillBank: fillAccountAbroad,
    paymentTitle: 'Payment Options',
    fillPayment: (page) => page.getByText('BPAY, cheque or electronic funds transfer', { exact: false }).waitFor(),
    isDueNow: true,
    payment: /^Pay AUD 4,\d{3}\.\d\d as set out in the payment instructions/,
    stored: {
      purchase_amount: {
        totalAmount: '10000',
        totalValue: '4000.00',
        numberSecurities: '10000',
        payableNow: '4000.00',
        is_regular_investment_plan: false,
      },
      bank_details: {
        bankCountry: 235,
        accountName: 'M Lindqvist',
        accountNumber: 'GB29 NWBK 6016 1331 9268 19',
        swiftCode: 'NWBKGB2L',
        routingNumber: '',
        accountHolderHomeAddress: '1 High Street, London',
        drpStatus: 'F',
      },
      payment_options: { paymentMethod: 'C' },
    },
  },
  {
    name: 'BPAY alone, below its maximum',
    applicant: units,
    fillAmount: (page) => fillAmount(page, units),
    fillBank: (page) => fillBank(page, units),
    paymentTitle: 'Payment Options',
    fillPayment: (page) => page.getByRole('region', { name: 'Payment method' }).getByText('Pay by BPAY').waitFor(),
    isDueNow: true,
    payment: /^Pay AUD 6,090\.00 as set out in the payment instructions/,
    stored: {
      purchase_amount: {
        totalAmount: '10000',
        totalValue: '10000.00',
        numberSecurities: '8000',
        feeAmount: '90.00',
        payableNow: '6000.00',
        payableLater: '4000.00',
        is_regular_investment_plan: false,
        priorityCode: 'TARN-12',
      },
      bank_details: { bankCountry: 16, drpStatus: 'N' },
      payment_options: { paymentMethod: 'C' },
    },
  },
  {
    name: 'a debit of the account on file',
    applicant: notes,
    fillAmount: (page) => typeInto(page.getByLabel('Amount to invest'), '20000'),
    fillBank: (page) => fillBank(page, notes),
    paymentTitle: 'Payment Options',
    fillPayment: (page) => page.getByRole('radio', { name: /account on file/ }).check(),
    isDueNow: true,
    payment: /^There is nothing more to do to pay\. AUD 20,000\.00 will be debited/,
    stored: {
      purchase_amount: { ...SINGLE, totalAmount: '20000', totalValue: '20000.00', payableNow: '20000.00' },
      bank_details: { ...STORED_ACCOUNT, bank_statement: { filename: 'statement.pdf' } },
      payment_options: { paymentMethod: 'D' },
    },
  },
  {
    name: 'a debit of another account',
    applicant: notes,
    fillAmount: (page) => typeInto(page.getByLabel('Amount to invest'), '20000'),
    fillBank: (page) => fillBank(page, notes),
    paymentTitle: 'Payment Options',
    fillPayment: fillOtherAccount,
    isDueNow: true,
    payment: /^There is nothing more to do to pay\. AUD 20,000\.00 will be debited/,
    stored: {
      purchase_amount: { ...SINGLE, totalAmount: '20000', totalValue: '20000.00', payableNow: '20000.00' },
      bank_details: { ...STORED_ACCOUNT, bank_statement: { filename: 'statement.pdf' } },
      payment_options: { paymentMethod: 'N', ...OTHER, payment_bank_statement: { filename: 'other.pdf' } },
    },
  },
];

/** From the offer's page to review. */
export async function walkToReview(page: Page, { applicant, ...way }: Way): Promise<void> {
  const steps: [title: string, fill: () => Promise<void>][] = [
    ['Contact details', () => fillContact(page)],
    ['Investment amount', () => way.fillAmount(page)],
    ['Investor details', () => fillInvestor(page, applicant)],
    ['Tax details and declaration', () => fillTax(page, applicant)],
    ['Bank account details', () => way.fillBank(page)],
    [way.paymentTitle, () => way.fillPayment(page)],
  ];
  await fillLanding(page, applicant);
  for (const [title, fill] of steps) {
    await onStep(page, new RegExp(`${title}$`));
    await fill();
    await next(page).click();
  }
  await onStep(page, /Review and submit your application/);
}

/** What has to be stored, step by step. */
export function expectedOf({ applicant, stored }: Way): Record<string, unknown> {
  return { ...expectedApplication(applicant), ...stored };
}

/** Changes the mind once, so that title and form follow both ways. */
async function choosePlan(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Regular investment plan' }).check();
  await onStep(page, /Regular investment plan details$/);
  await page.getByRole('radio', { name: 'Single investment' }).check();
  await onStep(page, /Investment amount$/);
  await typeInto(page.getByLabel('Amount to invest'), '5000');
  await page.getByRole('radio', { name: 'Regular investment plan' }).check();
  await onStep(page, /Regular investment plan details$/);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await typeInto(page.getByLabel('Amount of each investment'), '250');
}

async function fillAccountAbroad(page: Page): Promise<void> {
  const country = page.getByLabel('Bank account country');
  await country.focus();
  await country.selectOption({ label: 'United Kingdom' });
  await typeInto(page.getByLabel('Account name'), 'M Lindqvist');
  await typeInto(page.getByLabel(/^Account number or International/), 'GB29 NWBK 6016 1331 9268 19');
  await typeInto(page.getByLabel(/^SWIFT/), 'NWBKGB2L');
  await typeInto(page.getByLabel('Account holder home address'), '1 High Street, London');
  await page.getByRole('radio', { name: 'Full participation' }).check();
}

async function fillOtherAccount(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /different account/ }).check();
  await typeInto(page.getByLabel('Account name'), OTHER.accountName);
  await typeInto(page.getByLabel('BSB'), OTHER.bsb);
  await typeInto(page.getByLabel('Account number'), OTHER.accountNumber);
  await upload(page, 'other.pdf');
}
