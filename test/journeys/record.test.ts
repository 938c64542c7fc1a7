import { expect, test } from '@playwright/test';
import { STEPS, APPLICANTS, walkTo } from './support/applicant.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { screenProblems } from './support/screenProblems.ts';
import { LOOK, title } from './support/record.ts';

test('[1-SHELL-03, 2-SUB-05, 2-SUB-06] what was submitted can be read again by whoever submitted it and by the issuer, and by nobody else', async ({
  browser,
  page,
}) => {
  const [applicant] = APPLICANTS;
  if (applicant === undefined) throw new Error('There is no applicant');
  await walkTo(page, applicant, STEPS.length);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  const reference = await page.locator('strong').first().innerText();
  const [record] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See what you submitted' }).click(),
  ]);

  await expect(title(record)).toHaveText('What you submitted');
  await expect(record.locator('main')).toContainText(reference);
  await expect(record.getByRole('region', { name: 'Declaration' })).toBeVisible();
  const digits = (await record.locator('main').innerText()).replace(/\s/g, '');
  expect(digits).toContain(`Endsin${applicant.bank?.accountNumber.slice(-3)}`);
  for (const number of [applicant.tfn ?? 'a TFN', applicant.bank?.accountNumber ?? 'an account'])
    expect(digits).not.toContain(number.replace(/\s/g, ''));
  expect(await screenProblems(record, { name: 'record', state: 'filled' }, LOOK)).toEqual([]);
  await record.emulateMedia({ media: 'print' });
  await expect(record.getByRole('button')).toHaveCount(0);
  await record.emulateMedia({ media: null });

  const [download] = await Promise.all([
    record.waitForEvent('download'),
    record.getByRole('link', { name: 'Download as data file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${reference}.json`);
  const address = new URL(record.url()).pathname;
  await record.locator('#main').getByRole('link', { name: 'Check a record' }).click();
  await record.getByLabel('File').setInputFiles(await download.path());
  await expect(record.getByRole('status')).toContainText(
    'This file is a record created here, and it has not been changed.',
  );
  expect(await screenProblems(record, { name: 'check', state: 'filled' }, LOOK)).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(title(stranger)).toHaveText('Open your application with a code');
  await expect(stranger.locator('body')).not.toContainText(reference);
  await stranger.goto('/offers/emberfield-copper/');
  await logIn(stranger, PEOPLE.admin);
  await signedInAs(stranger, PEOPLE.admin);
  await stranger.goto(`/issuer${address}`);
  await expect(title(stranger)).toHaveText(`Application ${reference}`);
});
