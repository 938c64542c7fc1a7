import { expect, type Page, test } from '@playwright/test';
import { COMPANY, GOOD_ROW, sheetOf } from '#test/support/sheets.ts';
import {
  aPdf,
  applicantOf,
  downloadDocuments,
  fillBank,
  fillDocument,
  fillTax,
  next,
  onStep,
  upload as uploadDocument,
} from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { tabTo } from './support/keyboard.ts';

const EMBERFIELD = applicantOf('emberfield-copper');

const ROWS = [
  { ...GOOD_ROW, reference: 'J-1', last_name: 'Lindström', mobile: '021 555 0123' },
  { ...GOOD_ROW, ...COMPANY, reference: 'J-2' },
  { ...GOOD_ROW, reference: 'J-3', email: 'margot@', postcode: '306' },
];

async function openAsAdviser(page: Page): Promise<void> {
  await page.goto(`/offers/${EMBERFIELD.slug}/`);
  await logIn(page, PEOPLE.adviser);
  await signedInAs(page, PEOPLE.adviser);
  await page.getByRole('link', { name: 'Start many applications from a sheet' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Applications from a sheet' }).waitFor();
}

async function upload(page: Page, sheet: string | Buffer): Promise<void> {
  const buffer = typeof sheet === 'string' ? Buffer.from(sheet) : sheet;
  await page.locator('input[type="file"]').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('clients.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Create the drafts' }).focus();
  await page.keyboard.press('Enter');
}

test('an adviser makes drafts from a sheet, mends a row, uploads it again and opens one', async ({ page }) => {
  const problems: string[] = [];
  await openAsAdviser(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the template' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('applications.csv');
  problems.push(...(await axeFindings(page, { name: 'sheet', state: 'empty' })));

  // As Excel on Windows writes it.
  await upload(page, Buffer.from(sheetOf(ROWS, { separator: ';' }), 'latin1'));
  await expect(page.getByRole('heading', { name: '2 drafts created, 1 row not accepted' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
  const row = page.getByRole('row', { name: /J-3/ });
  await expect(row).toContainText('Please enter a valid email address');
  await expect(row).toContainText('Must be exactly 4 digits');
  problems.push(...(await axeFindings(page, { name: 'sheet', state: 'filled' })));
  await expect(page.getByText(/^Text messages go to Australian numbers/)).toBeVisible();
  const [noted, plain] = await Promise.all(
    ['J-1', 'J-2'].map((reference) => page.getByRole('link', { name: `Open application ${reference}` }).boundingBox()),
  );
  expect(noted?.height, 'beside a long note the button stays one line').toBe(plain?.height);
  expect(problems).toEqual([]);

  await upload(page, sheetOf([...ROWS.slice(0, 2), { ...GOOD_ROW, reference: 'J-3' }]));
  await expect(page.getByRole('heading', { name: '1 draft created, 2 created before' })).toBeVisible();

  await page.getByRole('link', { name: 'Open application J-1' }).press('Enter');
  // Nobody has agreed to anything yet.
  const terms = page.getByRole('checkbox', { name: /agree to the/ });
  await expect(terms).toBeVisible();
  await expect(terms).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'I am an adviser', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue to the application' })).toBeVisible();

  // The list is there still, to go through.
  await page.goBack();
  await expect(page.getByRole('heading', { name: '1 draft created, 2 created before' })).toBeVisible();
  await page.getByRole('link', { name: 'Open application J-2' }).press('Enter');
  await expect(terms).toBeVisible();
});

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to the application' });

test('[1-LAND-39, 1-LAND-40, 1-ADV-03, 1-ADV-05] a draft of a sheet goes no further than the terms and the authority, is agreed to, and submitted', async ({
  page,
}) => {
  await openAsAdviser(page);
  await upload(page, sheetOf([{ ...GOOD_ROW, reference: 'K-1', email: 'kit.ellery@example.com' }]));
  await page.getByRole('link', { name: 'Open application K-1' }).press('Enter');
  const asked = page.getByRole('region', { name: 'Before you continue, please agree and answer here' });
  await expect(asked.getByRole('listitem')).toHaveText([
    'Download the offer documents.',
    'Agree to the terms and conditions.',
    "Tell us whether you have the investor's authority to act.",
  ]);
  const hasAuthority = page.getByRole('radiogroup', { name: "Do you have the investor's authority to act?" });
  await expect(hasAuthority.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Continue at/ })).toHaveCount(0);

  // The browser's own way leads past it no more than the page does.
  await page.goForward();
  await expect(asked).toBeVisible();
  await tabTo(page, goOn(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'There are 3 answers to correct' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /agree to the/ })).toHaveAccessibleDescription(
    /The terms and conditions must be accepted/,
  );
  await expect(hasAuthority).toHaveAccessibleDescription(/Please answer yes or no/);

  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).focus();
  await page.keyboard.press('Space');
  await hasAuthority.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await goOn(page).press('Enter');
  await expect(page.getByText('Authority document: File is required')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(aPdf('authority.pdf'));
  await page.getByRole('button', { name: 'Remove authority.pdf' }).waitFor();
  await goOn(page).press('Enter');

  await onStep(page, /Contact details/);
  // It was with the service from the first moment.
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  for (const step of [/Contact details/, /Investment amount/]) {
    await onStep(page, step);
    await next(page).press('Enter');
  }
  await onStep(page, /Investor details/);
  await fillDocument(page, 'licence', 0);
  await uploadDocument(page, 'identity.pdf');
  await next(page).press('Enter');
  await onStep(page, /Tax details and declaration/);
  await fillTax(page, EMBERFIELD);
  await next(page).press('Enter');
  await onStep(page, /Bank account details/);
  await fillBank(page, EMBERFIELD);
  await next(page).press('Enter');
  await onStep(page, /Payment Options/);
  await next(page).press('Enter');
  await onStep(page, /Review and submit your application/);
  await expect(page.getByText('Everything looks good')).toBeVisible();
  await page.getByRole('button', { name: /^Submit/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
});
