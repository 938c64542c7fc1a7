// The person block of the investor step, as a page that a keystroke harness can drive: address, selectors and the way there.
// Start the service on a production build first and put its address into ALLOT_URL.
const base = process.env.ALLOT_URL ?? 'http://127.0.0.1:4000';

export const PAGES = [
  {
    id: 'allot-person',
    label: 'Allot, person block of the investor step',
    url: `${base}/offers/emberfield-copper/`,
    react: true,
    sel: { last: '[name="legalLastName"]', err: '[aria-invalid="true"]' },
    /** From the landing page to the investor step; its last name is emptied for typing. */
    setup: async (page) => {
      const popup = page.waitForEvent('popup');
      await page.getByRole('link', { name: /Download all documents/ }).click();
      await (await popup).close();
      await page.getByRole('checkbox', { name: /agree to the/ }).check();
      await page.getByRole('button', { name: 'Continue to the application' }).click();
      await page.getByLabel('First/preferred name').fill('Ann');
      await page.getByLabel('Last name').fill('Lee');
      await page.getByLabel('Email address').fill('ann@example.com');
      await page.getByLabel('Mobile number').fill('0412345678');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Number of shares').fill('10000');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Legal last name').fill('');
    },
  },
];
