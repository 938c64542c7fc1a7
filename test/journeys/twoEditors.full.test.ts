import { expect, test, type Page } from '@playwright/test';
import { type Applicant, applicantOf, fillLanding, fillTax, next, onStep, walkSteps } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { lodge } from './support/lodge.ts';
import { look } from './support/look.ts';
import {
  newestLink,
  openByCode,
  openOther,
  pressSave,
  saveAsDraft,
  saveAtContact,
  savedByItself,
} from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';

const EMAIL = 'two.editors@example.com';
const MOBILE = '0491570701';

const firstName = (page: Page) => page.getByLabel('First/preferred name');

/** Leaves contact details forward, whose answers are with the service then. */
async function goOn(page: Page): Promise<void> {
  await Promise.all([savedByItself(page), page.getByRole('button', { name: 'Next' }).click()]);
  await onStep(page, /Investment amount/);
}

test('[R6] two people fill in one draft: what one changed is taken over, what both changed is chosen once', async ({
  page,
  context,
}) => {
  await page.goto('/offers/emberfield-copper/');
  await saveAtContact(page, EMAIL, MOBILE);
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
  const other = await openOther(context);
  await openByCode(other, { link: await newestLink(page, EMAIL), mobile: MOBILE });
  await goOn(other);
  await typeInto(other.getByLabel('Number of shares', { exact: true }), '5000');
  await Promise.all([savedByItself(other), other.getByRole('button', { name: 'Back' }).click()]);
  await onStep(other, /Contact details/);

  await test.step('another step changed: it comes in beside what is being typed', async () => {
    await typeInto(firstName(page), 'Zora');
    await typeInto(firstName(other), 'Beata');
    await pressSave(page);
    await expect(page.getByText(/changed this application at/)).toBeVisible();
    await look(page, 'joined');
    await expect(firstName(page)).toHaveValue('Zora');
    await expect(firstName(page)).toBeEditable();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the same answer changed: both are shown, and the choice is made once', async () => {
    const compare = other.getByRole('button', { name: 'Compare and continue' });
    // A page that saves by itself meets the other version.
    await compare.waitFor();
    await look(other, 'bar');
    await other.getByRole('button', { name: 'Compare and continue' }).click();
    const dialog = other.getByRole('dialog', { name: 'Combine both versions' });
    expect(await axeFindings(other, { name: 'Combine both versions', state: 'empty' })).toEqual([]);
    await look(other, 'dialog');
    await dialog.getByRole('radio', { name: /Saved elsewhere/ }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // A save may follow or not: what was chosen may be what the service has.
    await expect(other.getByRole('button', { name: 'Compare and continue' })).toBeHidden();
    await expect(firstName(other)).toHaveValue('Zora');
    await expect(other.getByRole('heading', { level: 1, name: /Contact details/ })).toBeFocused();
    await typeInto(firstName(page), 'Zora May');
    await pressSave(page);
    await expect(page.getByRole('button', { name: 'Compare and continue' })).toBeHidden();
  });
  const lastName = (of: Page) => of.getByLabel('Last name');
  await test.step('the same step changed elsewhere: it comes in beside the keys, of which none is lost', async () => {
    await typeInto(lastName(other), 'Kaur');
    await pressSave(other);
    await firstName(page).press('End');
    let words = 'Zora May';
    for (let times = 0; times < 40 && (await lastName(page).inputValue()) !== 'Kaur'; times += 1) {
      await page.keyboard.type('belle', { delay: 110 });
      words += 'belle';
    }
    await page.keyboard.type('ly', { delay: 110 });
    await expect(lastName(page)).toHaveValue('Kaur');
    await expect(firstName(page)).toHaveValue(`${words}ly`);
    await expect(firstName(page)).toBeFocused();
    await look(page, 'beside');
    await pressSave(page);
  });
  await test.step('letters are being composed: nothing is drawn anew under them, however long they rest', async () => {
    const keys = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await firstName(page).press('End');
    const before = await firstName(page).inputValue();
    await compose('に');
    await typeInto(lastName(other), 'Reed');
    await pressSave(other);
    await page.waitForTimeout(13_000);
    await compose('にほ');
    await keys.send('Input.insertText', { text: '日本' });
    await expect(lastName(page)).toHaveValue('Reed');
    await expect(firstName(page)).toHaveValue(`${before}日本`);
    await expect(firstName(page)).toBeFocused();
    await pressSave(page);
  });
  await test.step('an e-mail address is typed on at its end', async () => {
    const email = page.getByLabel(/^E-?mail/i).first();
    await typeInto(lastName(other), 'Lindqvist');
    await typeInto(email, 'zora@example.com');
    await pressSave(other);
    let words = 'zora@example.com';
    for (let times = 0; times < 40 && (await lastName(page).inputValue()) !== 'Lindqvist'; times += 1) {
      await page.keyboard.type('.au', { delay: 110 });
      words += '.au';
    }
    await page.keyboard.type('.nz', { delay: 110 });
    await expect(email).toHaveValue(`${words}.nz`);
    await typeInto(email, EMAIL);
    await pressSave(page);
  });
  await test.step('one goes on alone: the other saves what it has and takes no keys', async () => {
    await expect(other.getByText(/Also open elsewhere/).first()).toBeVisible();
    await look(other, 'also');
    await typeInto(firstName(page), 'Zora June');
    await other.getByRole('button', { name: 'Continue only here' }).click();
    await expect(page.getByText('This application is being filled in elsewhere')).toBeVisible();
    await look(page, 'released');
    await expect(firstName(page)).not.toBeEditable();
    await readOnly(page);
    await page.getByRole('button', { name: 'Continue here instead' }).click();
    await expect(firstName(page)).toBeEditable();
    await expect(firstName(page)).toHaveValue('Zora June');
    expect(await axeFindings(other, { name: 'Contact details', state: 'empty' })).toEqual([]);
  });
  await other.context().close();
});

/** Every control is reached with the keys, and none of them, nor the mouse, changes it; a text can be marked. */
async function readOnly(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: firstName(page) });
  const answers = () => form.evaluate((element: HTMLFormElement) => JSON.stringify([...new FormData(element)]));
  const before = await answers();
  const choices = form.locator('select, input[type=radio], input[type=checkbox]');
  for (const choice of await choices.all()) {
    await choice.focus();
    await expect(choice).toBeFocused();
    for (const key of ['ArrowDown', 'Space', 'k', 'Enter']) await page.keyboard.press(key);
    await choice.click({ force: true });
  }
  await firstName(page).focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Control+A');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await firstName(page).inputValue());
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click({ force: true });
  await onStep(page, /Contact details/);
  expect(await answers()).toBe(before);
}

const PERSON = { first: 'Margot', email: 'first.lodges@example.com', mobile: '0491570702' };
const APPLICANT: Applicant = { ...applicantOf('emberfield-copper'), person: PERSON };

test('[R6] one submits while the other types: that page says that it was submitted, takes no more keys and submits nothing', async ({
  page,
  context,
}) => {
  await fillLanding(page, APPLICANT);
  await walkSteps(page, APPLICANT, { until: 3 });
  await fillTax(page, APPLICANT);
  await saveAsDraft(page);
  const other = await openOther(context);
  await openByCode(other, { link: await newestLink(page, PERSON.email), mobile: PERSON.mobile });
  await next(page).click();
  const { reference } = await lodge(page, APPLICANT);
  expect(reference).toMatch(/^EMB-/);

  await typeInto(firstName(other), 'Late');
  await next(other).click();
  await expect(other.getByRole('heading', { name: /This application was submitted elsewhere/ })).toBeVisible();
  await look(other, 'lodged');
  await expect(other.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(await axeFindings(other, { name: 'Investment amount', state: 'empty' })).toEqual([]);
  await other.context().close();
});
