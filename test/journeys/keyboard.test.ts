import { expect, type Locator, type Page, test } from '@playwright/test';
import { aPdf, EMAIL, onStep, openDocuments } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { problemsOf, tabRound, tabTo } from './support/keyboard.ts';
import { errorSummary, settled } from './support/screens.ts';

const OFFER = 'emberfield-copper';

/** What is done at a control once Tab has led there. */
type Act =
  | { label: string | RegExp; type: string }
  | { label: string; choose: string }
  | { label: string; upload: string }
  | { radio: string }
  | { find: string; address: string };

/** The steps in their order with what is done in each. */
const STEPS: readonly { title: RegExp; acts: readonly Act[]; firstError?: RegExp }[] = [
  {
    title: /Contact details/,
    firstError: /first\/preferred name/,
    acts: [
      { label: 'First/preferred name', type: 'Margot' },
      { label: 'Last name', type: 'Lindqvist' },
      { label: 'Mobile number', type: '0491570156' },
    ],
  },
  { title: /Investment amount/, firstError: /amount/, acts: [{ label: 'Number of shares', type: '10000' }] },
  {
    title: /Investor details/,
    firstError: /date of birth/,
    acts: [
      { label: 'Date of birth', type: '14031984' },
      { label: /^Title/, type: 'Ms' },
      { find: '12 High St', address: '12 High St, Kew VIC 3101' },
      { label: 'ID type', choose: 'Passport' },
      { label: 'ID number', type: 'PA0940443' },
      { label: 'Country of issue', choose: 'Australia' },
      { label: /Expiry date/, type: '02092031' },
      { label: 'file', upload: 'identity.pdf' },
    ],
  },
  {
    title: /Tax details and declaration/,
    firstError: /required/,
    acts: [
      { label: /^TFN/, type: '123456782' },
      { label: /^Name/, type: 'Margot Elin Lindqvist' },
    ],
  },
  { title: /Bank account details/, firstError: /required/, acts: [{ radio: 'No participation' }] },
  { title: /Payment Options/, acts: [] },
];

test('the journey runs by keyboard alone, from the offer to next steps', async ({ page }) => {
  await page.goto(`/offers/${OFFER}/`);
  await startByKeyboard(page);
  for (const step of STEPS) await answerByKeyboard(page, step);

  await arriveOn(page, /Review and submit/);
  expect(problemsOf(await tabRound(page))).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Show ID number' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Hide ID number' })).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Submit/ }), 'Enter');
  await page.getByRole('region', { name: 'Congratulations!' }).waitFor();
  await arriveOn(page, /Next steps/);
});

/** Documents, terms in their dialog and back, agreement, address, and on. */
async function startByKeyboard(page: Page): Promise<void> {
  const download = page.getByRole('link', { name: /Download all documents/ });
  await tabTo(page, download);
  await openDocuments(page, () => page.keyboard.press('Enter'));

  const terms = page.getByRole('link', { name: 'terms and conditions' });
  await press(page, terms, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(terms).toBeFocused();

  const agreement = page.getByRole('checkbox', { name: /agree to the/ });
  await press(page, agreement, 'Space');
  await expect(agreement).toBeChecked();
  // An unanswered question takes the focus at its first answer; the arrows go on to the second.
  await tabTo(page, page.getByRole('radio', { name: 'Yes, I will log in' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'No, continue without an account' })).toBeChecked();
  await page.getByLabel(/Your email address/).waitFor();
  await tabTo(page, page.getByLabel(/Your email address/));
  await page.keyboard.type(EMAIL);
  expect(problemsOf(await tabRound(page))).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Continue to the application' }), 'Enter');
}

/** Next too early, from the summary to the first field, every answer, once round, and Next. */
async function answerByKeyboard(page: Page, { title, acts, firstError }: (typeof STEPS)[number]): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await arriveOn(page, title);
  await next.waitFor();
  if (firstError) {
    await press(page, next, 'Enter');
    await expect(errorSummary(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(errorSummary(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.locator('main [aria-invalid="true"]:is(:focus, [role="radiogroup"]:focus-within)'),
    ).toHaveAccessibleDescription(firstError);
  }
  for (const act of acts) await perform(page, act);
  expect(await axeFindings(page, { name: title.source, state: 'filled' })).toEqual([]);
  expect(problemsOf(await tabRound(page))).toEqual([]);
  await press(page, next, 'Enter');
}

/** A new step: its heading has focus, at the top of the page. */
async function arriveOn(page: Page, title: RegExp): Promise<void> {
  await onStep(page, title);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

async function perform(page: Page, act: Act): Promise<void> {
  if ('radio' in act) return chooseRadio(page, page.getByRole('radio', { name: act.radio }));
  if ('find' in act) {
    const search = page.getByRole('combobox', { name: 'Address' });
    await tabTo(page, search);
    await page.keyboard.type(act.find);
    await page.getByRole('option', { name: act.address }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    return expect(search).toHaveValue(act.address);
  }
  if ('upload' in act) {
    const input = page.locator('input[type="file"]');
    await tabTo(page, input);
    await input.setInputFiles(aPdf(act.upload));
    await page.getByRole('button', { name: `Remove ${act.upload}` }).waitFor();
    return;
  }
  const control = page.getByLabel(act.label, typeof act.label === 'string' ? { exact: true } : {});
  await tabTo(page, control);
  await page.keyboard.type('choose' in act ? act.choose : act.type);
  if ('choose' in act) await expect(control.locator('option:checked')).toHaveText(new RegExp(act.choose, 'i'));
}

/** Into the group by Tab, to the choice by the arrow keys. */
async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const group = page.getByRole('radiogroup').filter({ has: radio });
  await tabTo(page, group.getByRole('radio').first());
  for (let presses = 0; presses < 5 && !(await radio.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
  await expect(radio).toBeFocused();
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
