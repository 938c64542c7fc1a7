/** A service that is reached by plain http under another name than `localhost`: browsers hide what needs a safe connection there. */
import { chromium, expect, test } from '@playwright/test';
import { applicantOf, fillContact, fillLanding, next, onStep } from './support/applicant.ts';
import { typeInto } from './support/typing.ts';

test('[1-LAND-44] an application is begun in memory, and says so, on plain http from another host', async ({
  baseURL,
  launchOptions,
}) => {
  const { port } = new URL(baseURL ?? '');
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP allot.test 127.0.0.1'],
  });
  const page = await browser.newPage({ locale: 'en-AU' });
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(String(failure)));
  const applicant = { ...applicantOf('emberfield-copper'), origin: `http://allot.test:${port}` };

  await fillLanding(page, applicant);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await typeInto(page.getByLabel('First/preferred name'), 'Ana');
  await expect(page.getByText('Not kept on this device')).toBeVisible();
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await typeInto(page.getByLabel('Number of shares', { exact: true }), '10000');
  await next(page).click();
  await onStep(page, /Investor details/);

  expect(failures).toEqual([]);
  await browser.close();
});
