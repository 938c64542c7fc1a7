import { expect, test, type Page } from '@playwright/test';
import { type Applicant, applicantOf, fillLanding, fillTax, next, onStep, walkSteps } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { beginSignedIn, logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { lodge } from './support/lodge.ts';
import { look } from './support/look.ts';
import { newestLink, openByCode, openOther, pressSave, saveAsDraft, saveAtContact } from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';

const EMAIL = 'two.editors@example.com';
const MOBILE = '0491570701';

const firstName = (page: Page) => page.getByLabel('First/preferred name');
const savedByItself = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('application-create-update') &&
      response.request().postData()?.includes('autosave') === true,
  );

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
    await other.getByRole('button', { name: 'Save as Draft' }).click();
    await other.getByRole('button', { name: 'Compare and go on' }).waitFor();
    await look(other, 'bar');
    await other.getByRole('button', { name: 'Compare and go on' }).click();
    const dialog = other.getByRole('dialog', { name: 'Go on with both versions' });
    expect(await axeFindings(other, { name: 'Go on with both versions', state: 'empty' })).toEqual([]);
    await look(other, 'dialog');
    await dialog.getByRole('radio', { name: /Saved elsewhere/ }).check();
    await Promise.all([savedByItself(other), dialog.getByRole('button', { name: 'Go on' }).click()]);
    await expect(firstName(other)).toHaveValue('Zora');
    await typeInto(firstName(page), 'Zora May');
    await pressSave(page);
    await expect(page.getByRole('button', { name: 'Compare and go on' })).toBeHidden();
  });
  await test.step('the same step changed elsewhere: it comes in beside the keys, of which none is lost', async () => {
    const lastName = (of: Page) => of.getByLabel('Last name');
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
  await test.step('one goes on alone: the other saves what it has and takes no keys', async () => {
    await expect(other.getByText(/Also open elsewhere/).first()).toBeVisible({ timeout: 20_000 });
    await look(other, 'also');
    await typeInto(firstName(page), 'Zora June');
    await other.getByRole('button', { name: 'Go on here alone' }).click();
    await expect(page.getByText('This application is being filled in elsewhere')).toBeVisible({ timeout: 20_000 });
    await look(page, 'released');
    await expect(firstName(page)).not.toBeEditable();
    await page.getByRole('button', { name: 'Go on here instead' }).click();
    await expect(firstName(page)).toBeEditable({ timeout: 20_000 });
    await expect(firstName(page)).toHaveValue('Zora June');
    expect(await axeFindings(other, { name: 'Contact details', state: 'empty' })).toEqual([]);
  });
  await other.context().close();
});

const PERSON = { first: 'Margot', email: 'first.lodges@example.com', mobile: '0491570702' };
const APPLICANT: Applicant = { ...applicantOf('emberfield-copper'), person: PERSON };

test('[R6] one lodges while the other types: that page says that it was submitted, takes no more keys and lodges nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
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

test('[3-LOGIN-07] a sign-out on one device and the sign-in of somebody else there leave nothing of the first, whose other page goes on', async ({
  page,
  context,
}) => {
  const OFFER = 'tarn-ridge-water-trust';
  const CANARY = 'Quillfeather';
  const logInAt = async (tab: Page, person: (typeof PEOPLE)[keyof typeof PEOPLE]) => {
    await tab.goto(`/offers/${OFFER}/`);
    await logIn(tab, person);
    await signedInAs(tab, person);
  };
  await beginSignedIn(page, PEOPLE.investor, OFFER);
  await typeInto(page.getByLabel('Last name'), CANARY);
  const { reference } = await pressSave(page);
  const other = await openOther(context);
  await logInAt(other, PEOPLE.investor);
  await other.getByRole('link', { name: new RegExp(`^Resume application .*${reference}$`) }).click();
  await onStep(other, /Contact details/);
  await expect(other.getByLabel('Last name')).toHaveValue(CANARY);
  await other.goto('/offers/kestrel-notes/');
  await signedInAs(other, PEOPLE.investor);
  await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: 'Sign out' }).click()]);
  await logInAt(other, PEOPLE.adviser);

  const kept = await other.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    return JSON.stringify([names, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]);
  });
  expect(kept).not.toContain(CANARY);
  expect(kept).not.toContain(reference);
  await typeInto(page.getByLabel('Last name'), `${CANARY} Ash`);
  await pressSave(page);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await other.context().close();
});
