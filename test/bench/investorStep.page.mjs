// The investor step as pages that a keystroke harness can drive: address, selectors and the way there.
// Start the service on a production build first and put its address into ALLOT_URL.
const base = process.env.ALLOT_URL ?? 'http://127.0.0.1:4000';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const PAGE = { url: `${base}/offers/emberfield-copper/`, react: true };

export const PAGES = [
  {
    ...PAGE,
    id: 'allot-person',
    label: 'Allot, one investor',
    sel: { last: '#investor-legalLastName', err: '[aria-invalid="true"]' },
    setup: async (page) => {
      await openInvestorStep(page);
      await page.getByLabel('Legal last name').fill('');
    },
  },
  {
    ...PAGE,
    id: 'allot-joint',
    label: 'Allot, joint investors',
    /** The step opens with two. */
    startN: 2,
    sel: {
      last: '#investor-{j}-legalLastName',
      add: '#owner-add',
      check: '[data-step-action].primary, form [type="submit"]',
      err: '[aria-invalid="true"]',
    },
    setup: async (page) => {
      await openInvestorStep(page);
      await page.getByLabel('Legal last name').fill('');
      await page.getByRole('radio', { name: 'Joint individuals' }).check();
    },
  },
  {
    ...PAGE,
    id: 'allot-inline',
    label: 'Allot, joint investors who declare tax inside their blocks',
    url: `${base}/offers/saltbush-healthcare-property/`,
    startN: 2,
    sel: {
      last: '#investor-{j}-taxDetails-tfn',
      add: '#owner-add',
      check: '[data-step-action].primary, form [type="submit"]',
      err: '[aria-invalid="true"]',
    },
    setup: async (page) => {
      await openInvestorStep(page);
      await page.getByRole('radio', { name: 'Joint individuals' }).check();
    },
  },
  {
    ...PAGE,
    id: 'allot-directors',
    label: 'Allot, directors',
    startN: 1,
    sel: {
      last: '#directors-{j}-legalLastName',
      add: '#directors-add',
      check: '[data-step-action].primary, form [type="submit"]',
      err: '[aria-invalid="true"]',
    },
    setup: async (page) => {
      await openInvestorStep(page);
      await fillCompany(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Legal last name').waitFor();
    },
  },
];

/** A company with an address by hand and a document, so that the step of its directors opens. */
async function fillCompany(page) {
  await page.getByRole('radio', { name: 'Company' }).check();
  await page.getByLabel('ACN', { exact: true }).fill('004 085 616');
  await page.getByLabel('Company name').fill('Haddad Holdings Pty Ltd');
  await page.getByRole('button', { name: 'enter it manually' }).click();
  await page.getByLabel('Street number').fill('1');
  await page.getByLabel('Street name').fill('Harbour');
  await page.getByLabel('Street type').selectOption('Street');
  await page.getByLabel('Suburb/city').fill('Sydney');
  await page.getByLabel('State', { exact: true }).selectOption('NSW');
  await page.getByLabel('Postcode').fill('2000');
  const document = { name: 'extract.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.getByRole('group', { name: 'AML/CTF document' }).locator('input[type="file"]').setInputFiles(document);
  await page.getByRole('button', { name: 'Remove extract.pdf' }).waitFor();
}

/** From the landing page to the investor step. */
async function openInvestorStep(page) {
  const tab = page.waitForEvent('popup', { timeout: 3_000 }).catch(() => null);
  await page.getByRole('link', { name: /Download all documents/ }).click();
  await (await tab)?.close();
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am the investor' }).check();
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await page.getByLabel(/Your email address/).fill('ann@example.com');
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await page.getByLabel('First/preferred name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Mobile number').fill('0412345678');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('main input[id^="amount-"]').first().fill('10000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Legal last name').waitFor();
}
