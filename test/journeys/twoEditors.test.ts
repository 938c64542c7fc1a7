import { expect, test, type Page } from '@playwright/test';
import { newestLink, openByCode, openOther, pressSave, saveAtContact } from './support/savedDraft.ts';
import { onStep } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { typeInto } from './support/typing.ts';

const EMAIL = 'two.editors@example.com';
const MOBILE = '0491570701';

const firstName = (page: Page) => page.getByLabel('First/preferred name');
/** For whoever wants to look: pictures at both widths. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOKS'];
  if (folder === undefined) return;
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

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
    await pressSave(page);
    await expect(page.getByText(/changed this application at/)).toBeVisible();
    await look(page, 'joined');
    await expect(firstName(page)).toHaveValue('Zora');
    await expect(firstName(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the same answer changed: both are shown, and the choice is made once', async () => {
    await typeInto(firstName(other), 'Beata');
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
  await test.step('one goes on alone: the other saves what it has and takes no keys', async () => {
    await expect(other.getByText(/Also open elsewhere/).first()).toBeVisible({ timeout: 20_000 });
    await look(other, 'also');
    await typeInto(firstName(page), 'Zora June');
    await other.getByRole('button', { name: 'Go on here alone' }).click();
    await expect(page.getByText('This application is being filled in elsewhere')).toBeVisible({ timeout: 20_000 });
    await look(page, 'released');
    await expect(firstName(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Go on here instead' }).click();
    await expect(firstName(page)).toBeEnabled({ timeout: 20_000 });
    await expect(firstName(page)).toHaveValue('Zora June');
    expect(await axeFindings(other, { name: 'Contact details', state: 'empty' })).toEqual([]);
  });
  await other.context().close();
});
