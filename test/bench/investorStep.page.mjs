// The investor step as pages that a keystroke harness can drive: address, selectors and the way there.
// Start the service on a production build first and put its address into ALLOT_URL.
const base = process.env.ALLOT_URL ?? 'http://127.0.0.1:4000';

const PAGE = { url: `${base}/offers/emberfield-copper/`, react: true };

export const PAGES = [
  {
    ...PAGE,
    id: 'allot-person',
    label: 'Allot, one investor',
    sel: { last: '#investor-legalLastName', err: '[aria-invalid="true"]' },
    setup: (page) => openInvestorStep(page),
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
      await page.getByRole('radio', { name: 'Joint individuals' }).check();
    },
  },
];

/** From the landing page to the investor step; its last name is emptied for typing. */
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
  await page.getByLabel('Number of shares').fill('10000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Legal last name').fill('');
}
