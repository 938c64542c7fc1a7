import { expect, test, type Page } from '@playwright/test';
import { applicantOf, onStep, walkTo } from './support/applicant.ts';
import { sourcesOf } from './support/chunks.ts';
import { passGate } from './support/gate.ts';
import { coveredGoingBack } from './support/keyboard.ts';
import { look } from './support/look.ts';
import { typeInto } from './support/typing.ts';
import { closeOnceKept, reloadOnceKept } from './support/reload.ts';
import { watchWrites } from './support/writes.ts';
import { ELSEWHERE, notice, firstName, saved, openTwice } from './support/twoTabs.ts';

test.beforeEach(({ context }) => watchWrites(context));

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

test('[1-SHELL-31] nothing in a page that is only shown looks as if it could be pressed', async ({ page: first }) => {
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
