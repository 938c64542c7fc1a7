import type { Locator, Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { typeInto } from './typing.ts';

/** What a person types, in the words on the screen; and what has to be stored of it. */
export interface Applicant {
  slug: string;
  /** The service's address, where the browser was not told it. */
  origin?: string;
  /** The field of the amount and what is typed into it. */
  amount: { label: string; typed: string };
  priorityCode?: string;
  /** `both` where the offer asks for two documents: a licence, then a passport. */
  identity: 'licence' | 'passport' | 'both';
  /** A copy of each identity document is asked for. */
  uploadsIdentity: boolean;
  asksPep: boolean;
  bank?: { accountName: string; bsb: string; accountNumber: string };
  uploadsStatement: boolean;
  drp?: string;
  /** The payment method's label; undefined where only one is offered, which is told. */
  payment?: RegExp;
  tfn?: string;
  /** Whoever applies, where it is not Margot. */
  person?: { first: string; email: string; mobile: string };
}

export const EMAIL = 'margot.lindqvist@example.com';
const MARGOT = { first: 'Margot', email: EMAIL, mobile: '0491570156' };

export const APPLICANTS: readonly Applicant[] = [
  {
    slug: 'emberfield-copper',
    amount: { label: 'Number of shares', typed: '10000' },
    identity: 'licence',
    uploadsIdentity: true,
    asksPep: false,
    bank: { accountName: 'M Lindqvist', bsb: '083001', accountNumber: '24118903' },
    uploadsStatement: false,
    drp: 'Full participation',
    tfn: '123456782',
  },
  {
    slug: 'tarn-ridge-water-trust',
    amount: { label: 'Amount to invest', typed: '25000' },
    priorityCode: 'TARN-12',
    identity: 'passport',
    uploadsIdentity: false,
    asksPep: true,
    uploadsStatement: false,
    drp: 'No participation',
    payment: /one of these methods/,
  },
  {
    slug: 'kestrel-notes',
    amount: { label: 'Amount to invest', typed: '20000' },
    identity: 'passport',
    uploadsIdentity: false,
    asksPep: false,
    bank: { accountName: 'Margot Lindqvist', bsb: '083-001', accountNumber: '24118903' },
    uploadsStatement: true,
    payment: /account on file/,
  },
];

/** Whoever applies for units, by a passport. */
export const OF_UNITS: Omit<Applicant, 'slug'> = {
  amount: { label: 'Amount to invest', typed: '25000' },
  identity: 'passport',
  uploadsIdentity: false,
  asksPep: false,
  bank: { accountName: 'M Lindqvist', bsb: '083001', accountNumber: '24118903' },
  uploadsStatement: false,
  drp: 'Full participation',
  payment: /one of these methods/,
};

/** Who applies for the offer that asks about personal advice and, without it, its due diligence questions. */
export const ADVICE_APPLICANT: Applicant = { ...OF_UNITS, slug: 'heron-bay-infrastructure-debt' };

/** Who applies for the offer in which everybody who owns declares their taxes in their own block. */
export const INLINE_APPLICANT: Applicant = {
  ...OF_UNITS,
  slug: 'saltbush-healthcare-property',
  identity: 'licence',
  uploadsIdentity: true,
};

/** The applicant of the demo offer with this slug. */
export function applicantOf(slug: string): Applicant {
  const found = APPLICANTS.find((applicant) => applicant.slug === slug);
  if (!found) throw new Error(`No applicant for ${slug}`);
  return found;
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A small PDF to upload. */
export function aPdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: PDF };
}

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' });

/** Waits until the step of this title is on screen. */
export async function onStep(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function fillLanding(
  page: Page,
  { slug, origin = '', person }: Pick<Applicant, 'slug' | 'origin' | 'person'>,
): Promise<void> {
  await page.goto(`${origin}/offers/${slug}/`);
  await fillLandingFields(page, { person });
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
}

/** Presses the link of the documents. Their tab is closed, or has become a download of this page before it was a tab. */
export async function openDocuments(page: Page, press: () => Promise<void>): Promise<void> {
  const opened = new Promise<Page | null>((resolve) => {
    page.once('popup', resolve);
    page.once('download', () => resolve(null));
  });
  await press();
  await (await opened)?.close();
}

export async function downloadDocuments(page: Page): Promise<void> {
  await openDocuments(page, () => page.getByRole('link', { name: /Download all documents/ }).click());
  await page.getByText('Downloaded', { exact: true }).waitFor();
}

/** What the landing page asks for: the documents, the terms, the e-mail address. */
export async function fillLandingFields(
  page: Page,
  { person: { email } = MARGOT }: { person?: Applicant['person'] | undefined } = {},
): Promise<void> {
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am the investor' }).check();
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await typeInto(page.getByLabel(/Your email address/), email);
}

export async function fillContact(
  page: Page,
  { person: { first, mobile } = MARGOT }: { person?: Applicant['person'] | undefined } = {},
): Promise<void> {
  await typeInto(page.getByLabel('First/preferred name'), first);
  await typeInto(page.getByLabel('Last name'), 'Lindqvist');
  await typeInto(page.getByLabel('Mobile number'), mobile);
}

export async function fillAmount(page: Page, { amount, priorityCode }: Applicant): Promise<void> {
  await typeInto(page.getByLabel(amount.label, { exact: true }), amount.typed);
  if (priorityCode) await typeInto(page.getByLabel(/Priority code/), priorityCode);
}

export async function fillInvestor(page: Page, { identity, uploadsIdentity, asksPep }: Applicant): Promise<void> {
  await page.getByLabel(/^Title/).selectOption('Ms');
  await typeInto(page.getByLabel(/Middle names/), 'Elin');
  await typeInto(page.getByLabel('Date of birth'), '14/03/1984');
  await enterByHand(page);
  await typeInto(page.getByLabel(/Unit number/), '7');
  await typeInto(page.getByLabel('Street number'), '18');
  await typeInto(page.getByLabel('Street name'), 'Example');
  await page.getByLabel('Street type').selectOption('Street');
  await typeInto(page.getByLabel('Suburb/city'), 'Fitzroy');
  await page.getByLabel('State', { exact: true }).selectOption('VIC');
  await typeInto(page.getByLabel('Postcode'), '3065');
  await fillDocument(page, identity === 'passport' ? 'passport' : 'licence', 0);
  if (identity === 'both') await fillDocument(page, 'passport', 1);
  if (uploadsIdentity) await upload(page, 'identity.pdf');
  if (uploadsIdentity && identity === 'both') await upload(page, 'passport.pdf');
  if (asksPep) await page.getByRole('radio', { name: 'No', exact: true }).check();
}

/** From the address search to the fields of an address, where they are not there already. */
export async function enterByHand(page: Page): Promise<void> {
  const link = page.getByRole('button', { name: 'enter it manually' });
  if (await link.isVisible()) await link.click();
}

/** The first or the second identity document. */
export async function fillDocument(page: Page, kind: 'licence' | 'passport', set: 0 | 1): Promise<void> {
  await page
    .getByLabel('ID type')
    .nth(set)
    .selectOption(kind === 'licence' ? "Driver's licence" : 'Passport');
  await typeInto(page.getByLabel('ID number').nth(set), kind === 'licence' ? '081522014' : 'PA0940443');
  if (kind === 'licence') {
    await page.getByLabel('State of issue').selectOption('VIC');
    await typeInto(page.getByLabel('Card number'), 'p1234567');
  } else {
    const country = page.getByLabel('Country of issue');
    await country.focus(); // long lists are filled on first focus
    await country.selectOption({ label: 'Australia' });
  }
  await typeInto(page.getByLabel(/Expiry date/).nth(set), '02/09/2031');
}

/** Chooses a file in the first upload field of the step that has none and waits until it has arrived. */
export async function upload(page: Page, name: string): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(aPdf(name));
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
}

export async function fillTax(page: Page, { tfn }: Applicant): Promise<void> {
  if (tfn) await typeInto(page.getByLabel(/^TFN/), tfn);
  await typeInto(page.getByLabel(/^Name/), 'Margot Elin Lindqvist');
}

export async function fillBank(page: Page, { bank, drp, uploadsStatement }: Applicant): Promise<void> {
  if (bank) {
    await typeInto(page.getByLabel('Account name'), bank.accountName);
    await typeInto(page.getByLabel('BSB'), bank.bsb);
    await typeInto(page.getByLabel(/^Account number/), bank.accountNumber);
  }
  if (drp) await page.getByRole('radio', { name: drp }).check();
  if (uploadsStatement) await upload(page, 'statement.pdf');
}

export async function fillPayment(page: Page, { payment }: Applicant): Promise<void> {
  if (payment) await page.getByRole('radio', { name: payment }).check();
}

/** The numbered steps of the journey with what fills each. */
export const STEPS: readonly { title: RegExp; fill: (page: Page, applicant: Applicant) => Promise<void> }[] = [
  { title: /Contact details/, fill: fillContact },
  { title: /Investment amount/, fill: fillAmount },
  { title: /Investor details/, fill: fillInvestor },
  { title: /Tax details and declaration/, fill: fillTax },
  { title: /Bank account details/, fill: fillBank },
  { title: /Payment Options/, fill: fillPayment },
];

interface Walk {
  /** The index of the step where it begins, which is on screen; without it, contact details. */
  from?: number;
  /** The index of the step where it ends, which is left unfilled; without it, review. */
  until?: number;
  /** Done around filling in and leaving each step. */
  around?: (passStep: () => Promise<void>) => Promise<void>;
}

/** From contact details (0), or another step that is on screen, from step to step. */
export async function walkSteps(
  page: Page,
  applicant: Applicant,
  { from = 0, until = STEPS.length, around = (passStep) => passStep() }: Walk = {},
): Promise<void> {
  for (const { title, fill } of STEPS.slice(from, until)) {
    await onStep(page, title);
    await around(async () => {
      await fill(page, applicant);
      await next(page).click();
    });
  }
  await onStep(page, STEPS[until]?.title ?? /Review and submit your application/);
}

/** From the landing page up to the step of this index. */
export async function walkTo(page: Page, applicant: Applicant, index: number): Promise<void> {
  await fillLanding(page, applicant);
  await walkSteps(page, applicant, { until: index });
}

/** What has to be stored of it, step by step; documents by their file name. */
export function expectedApplication({
  amount,
  priorityCode,
  identity,
  uploadsIdentity,
  asksPep,
  bank,
  uploadsStatement,
  drp,
  tfn,
}: Applicant): Record<string, unknown> {
  const application: Application = {
    contact_details: {
      first_name: 'Margot',
      last_name: 'Lindqvist',
      email_address: EMAIL,
      tel_mobile: '+61491570156',
      holdingProfileType: 'NEW',
      applicant_role: 'investor',
    },
    purchase_amount: {
      totalAmount: amount.typed,
      is_regular_investment_plan: false,
      ...(priorityCode && { priorityCode }),
    },
    investor_details: {
      investor_type: 'individual',
      investors: [
        {
          title: 'Ms',
          legalFirstName: 'Margot',
          middleNames: 'Elin',
          legalLastName: 'Lindqvist',
          dateOfBirth: '14/03/1984',
          countryOfCitizenship: 16,
          emailAddress: EMAIL,
          mobileNumber: '+61491570156',
          manualAddress: true,
          flatNumber: '7',
          streetNumber: '18',
          streetName: 'Example',
          streetType: 'Street',
          suburbCity: 'Fitzroy',
          state: 'VIC',
          postcode: '3065',
          country: 16,
          idDocDate: '02/09/2031',
          ...(identity === 'passport'
            ? { idType: 'Passport', idNumber: 'PA0940443', idCountryOfIssue: 16 }
            : { idType: "Driver's licence", idNumber: '081522014', idStateOfIssue: 'VIC', idCardNumber: 'P1234567' }),
          ...(identity === 'both' && {
            idType2: 'Passport',
            idNumber2: 'PA0940443',
            idCountryOfIssue2: 16,
            idDocDate2: '02/09/2031',
          }),
          ...(uploadsIdentity && { idDoc: { filename: 'identity.pdf' } }),
          ...(uploadsIdentity && identity === 'both' && { idDoc2: { filename: 'passport.pdf' } }),
          ...(asksPep && { pep_status: 'NOT_PEP' as const }),
        },
      ],
    },
    tax_details: {
      investor_type: 'INDIV',
      tax_type: 'I',
      investors: [
        {
          investor_name: 'Ms Margot Lindqvist',
          tax_country_is_australia: true,
          has_other_tax_countries: false,
          ...(tfn && { tfn }),
        },
      ],
      submit_person_name: 'Margot Elin Lindqvist',
    },
    bank_details: {
      ...(bank && { accountName: bank.accountName, accountNumber: bank.accountNumber }),
      ...(drp && { drpStatus: drp.startsWith('Full') ? 'F' : 'N' }),
      ...(uploadsStatement && { bank_statement: { filename: 'statement.pdf' } }),
    },
  };
  return { ...application };
}
