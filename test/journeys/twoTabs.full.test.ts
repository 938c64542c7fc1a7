import { expect, test, type Page } from '@playwright/test';
import {
  APPLICANTS,
  applicantOf,
  fillLanding,
  fillLandingFields,
  next,
  onStep,
  STEPS,
  walkSteps,
  walkTo,
} from './support/applicant.ts';
import { sourcesOf } from './support/chunks.ts';
import { passGate } from './support/gate.ts';
import { coveredGoingBack } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { typeInto } from './support/typing.ts';
import { closeOnceKept, reloadOnceKept } from './support/reload.ts';
import { ELSEWHERE, notice, firstName, saved, openTwice } from './support/twoTabs.ts';

test('[R5] the second tab of an application is told, can be read, and takes nothing that would be lost', async ({
  page: first,
}) => {
  const second = await openTwice(first);
  await expect(notice(second)).toContainText(ELSEWHERE);
  await expect(notice(first)).toHaveCount(0);

  await expect(second.getByRole('textbox', { name: 'First/preferred name' })).toHaveValue('Margot');
  await expect(firstName(second)).not.toBeEditable();
  await expect(next(second)).toBeDisabled();
  await typeInto(firstName(first), 'Newest');
  await first.getByLabel('Last name').focus();
  await saved(first);
  await second.close();

  await reloadOnceKept(first);
  await onStep(first, /Contact details/);
  await expect(firstName(first)).toHaveValue('Newest');
});

test('[R5] whoever goes back with the keys through a page that is only shown sees each place they come to', async ({
  page: first,
}) => {
  const second = await openTwice(first);
  await second.setViewportSize({ width: 375, height: 667 });
  await expect(notice(second)).toBeVisible();
  await second.getByRole('heading', { level: 1 }).focus();
  await look(second, 'shown-top');

  expect(await coveredGoingBack(second)).toEqual([]);
  await second.getByLabel('Last name').focus();
  await second.keyboard.press('Shift+Tab');
  await look(second, 'shown-back');
});

test('[1-SHELL-31] a page that is only shown leads through its steps, and nothing in it looks as if it could be pressed', async ({
  page: first,
}) => {
  const applicant = applicantOf('emberfield-copper');
  await walkTo(first, applicant, 2);
  await first.getByLabel('ID type').selectOption("Driver's licence");
  await expect(first.getByText('Choose a PDF file')).toBeVisible();
  await saved(first);
  const second = await first.context().newPage();
  await second.goto(`/offers/${applicant.slug}/`);
  await passGate(second);
  await onStep(second, /Investor details/);
  await expect(notice(second)).toBeVisible();

  const colour = (page: Page) => page.getByText('Choose a PDF file').evaluate((words) => getComputedStyle(words).color);
  expect(await colour(second)).not.toBe(await colour(first));
  expect(await colour(second)).toBe(
    await second.getByLabel('ID type').evaluate((field) => getComputedStyle(field).color),
  );
  await second.getByText('Choose a PDF file').scrollIntoViewIfNeeded();
  await look(second, 'shown-upload');
  await second.getByRole('button', { name: 'Change contact details', exact: true }).click();
  await onStep(second, /Contact details/);
  await look(second, 'shown-earlier');
  await second.getByRole('button', { name: 'Change investor details' }).click();
  await onStep(second, /Investor details/);
});

test('[R5] a tab takes an application over with all that was typed in the other one, down to the last key', async ({
  page: first,
}) => {
  const listens = first.waitForResponse(
    (response) =>
      response.url().endsWith('.js') &&
      sourcesOf(response.url()).some((source) => source.endsWith('store/file/handOver.ts')),
  );
  const second = await openTwice(first);
  await listens;
  await second.getByRole('button', { name: 'Use this tab' }).focus();
  await typeInto(firstName(first), 'Newest');
  await second.keyboard.press('Enter');

  await expect(notice(second)).toHaveCount(0);
  await expect(firstName(second)).toHaveValue('Newest');
  await expect(notice(first)).toContainText(ELSEWHERE);
  await expect(firstName(first)).toHaveValue('Newest');
});

test('a tab goes on by itself, with the newest words, once the other one was closed', async ({ page: first }) => {
  const second = await openTwice(first);
  await typeInto(firstName(first), 'Newest');
  await expect(notice(second)).toContainText(ELSEWHERE);
  await closeOnceKept(first);

  await expect(notice(second)).toHaveCount(0);
  await expect(firstName(second)).toHaveValue('Newest');
  await typeInto(firstName(second), 'Newer still');
  await second.getByLabel('Last name').focus();
  await saved(second);
  await reloadOnceKept(second);
  await onStep(second, /Contact details/);
  await expect(firstName(second)).toHaveValue('Newer still');
});

test('[2-NEXT-01, 1-SHELL-48] a tab that has the application open as well shows its receipt once it is submitted, also after a reload; any other tab says nothing of it', async ({
  page: first,
}) => {
  const [applicant] = APPLICANTS;
  if (applicant === undefined) throw new Error('There is no applicant');
  const second = await openTwice(first);
  const other = await first.context().newPage();
  await other.goto('/offers/kestrel-notes/');
  await walkSteps(first, applicant);
  await first.getByRole('button', { name: /^Submit/ }).click();
  const reference = await first.getByRole('region', { name: 'Congratulations!' }).locator('strong').innerText();

  const receipt = second.getByRole('region', { name: 'Congratulations!' });
  await expect(receipt).toContainText(reference);
  await expect(second.getByRole('button', { name: 'Print this page' })).toBeEnabled();
  await second.goBack();
  await expect(receipt).toContainText(reference);
  await second.reload();
  await expect(receipt).toContainText(reference);
  await expect(other.getByRole('button', { name: 'Continue to the application' })).toBeVisible();
  const kept = await other.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.body.textContent]));
  expect(kept).not.toContain(reference);
});

test('[1-LAND-46] a tab at the gate says that another one submitted the application, and nothing else of it, and starts another one', async ({
  page: first,
}) => {
  const applicant = applicantOf('tarn-ridge-water-trust');
  await walkTo(first, applicant, STEPS.length);
  const gate = await first.context().newPage();
  await gate.goto(`/offers/${applicant.slug}/`);
  await gate.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  await first.getByRole('button', { name: /^Submit/ }).click();
  const reference = await first.getByRole('region', { name: 'Congratulations!' }).locator('strong').innerText();

  await expect(gate.getByRole('status').filter({ hasText: 'The application was submitted' })).toBeVisible();
  await expect(gate.getByRole('button')).toHaveText(['Start another application']);
  const shown = await gate.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.body.textContent]));
  expect(shown).not.toMatch(new RegExp(`${reference}|Margot|25,000`));
  await gate.getByRole('button', { name: 'Start another application' }).click();
  await expect(gate.getByRole('button', { name: 'Continue to the application' })).toBeVisible();
});

test('[1-LAND-45, 1-LAND-46] a tab says that its application was removed in the drawer of another one, opens no other, and goes on once it is put back', async ({
  page: first,
}) => {
  const applicant = applicantOf('emberfield-copper');
  await fillLanding(first, applicant);
  await typeInto(firstName(first), 'Zephyrine');
  await first.getByLabel('Last name').focus();
  await saved(first);
  const second = await first.context().newPage();
  await second.goto(`/offers/${applicant.slug}/`);
  await second.getByRole('button', { name: 'Start a new application' }).click();
  await fillLandingFields(second, applicant);
  await second.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(second, /Contact details/);
  await typeInto(firstName(second), 'Margot');
  await second.getByLabel('Last name').focus();
  await saved(second);

  await second.keyboard.press('Control+K');
  const drawer = second.getByRole('dialog', { name: 'Your applications' });
  await Promise.all([first.waitForEvent('load'), drawer.getByRole('button', { name: /^Remove/ }).click()]);
  const removed = first.getByText('The application was removed in another tab');
  await expect(removed).toBeVisible();
  await look(first, 'removed-elsewhere');
  await expect(first.locator('body')).not.toContainText(/Zephyrine|Margot|Welcome back/);
  await first.reload();
  await expect(removed).toBeVisible();
  await first.getByRole('button', { name: 'Your applications' }).click();
  await expect(first.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await first.keyboard.press('Escape');

  await drawer.getByRole('button', { name: 'Undo' }).click();
  await first.getByRole('button', { name: 'Continue', exact: true }).click();
  await onStep(first, /Contact details/);
  await expect(firstName(first)).toHaveValue('Zephyrine');
});
