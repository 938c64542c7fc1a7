import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  applicantOf,
  fillBank,
  fillLanding,
  fillPayment,
  fillTax,
  next,
  onStep,
  walkSteps,
} from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { typeInto } from './support/typing.ts';

const APPLICANT = applicantOf('emberfield-copper');
const EMAIL = 'tilda.marsh@example.com';
const INVALID = 'The One-Time Password is invalid, please try again';

/** What the outbox holds for whoever this is, the newest first. */
async function messagesTo(page: Page, receiver: string): Promise<string[]> {
  const outbox = await (await page.request.get('/dev/outbox/')).text();
  return outbox.split('<article>').filter((message) => message.includes(`To ${receiver},`));
}

async function newestLink(page: Page): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const message of await messagesTo(page, EMAIL)) link ??= /\/d\/[\w-]+/.exec(message)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function codesTo(page: Page, mobile: string): Promise<string[]> {
  return (await messagesTo(page, mobile)).flatMap((message) => /code for [^<]* is (\d{6})/.exec(message)?.[1] ?? []);
}

/** A code that is not this one: of a voided one the outbox tells nothing any more. */
async function newCode(page: Page, mobile: string, former = ''): Promise<string> {
  const newest = async () => (await codesTo(page, mobile))[0] ?? former;
  await expect.poll(newest).not.toBe(former);
  return newest();
}

const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Saved on the tax step, with what is typed there, as on a phone. */
async function saveAtTax(page: Page, mobile: string): Promise<void> {
  await fillLanding(page, APPLICANT);
  await typeInto(page.getByLabel(/^E-?mail/i).first(), EMAIL);
  await walkSteps(page, APPLICANT, {
    until: 3,
  });
  await fillTax(page, APPLICANT);
  await page.getByRole('button', { name: /Change contact details/i }).click();
  await onStep(page, /Contact details/);
  await typeInto(page.getByLabel('Mobile number'), mobile);
  await next(page).click();
  for (const title of [/Investment amount/, /Investor details/]) {
    await onStep(page, title);
    await next(page).click();
  }
  await onStep(page, /Tax details/);
  await button(page, 'Save as Draft').click();
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
}

async function openOther(context: BrowserContext | null): Promise<Page> {
  const browser = context?.browser();
  if (!browser) throw new Error('no browser');
  const other = await browser.newContext({ acceptDownloads: true });
  return other.newPage();
}

test('[3-OTP-01, 3-OTP-07, 3-OTP-08, 3-MISC-10] a draft saved at tax is finished and lodged elsewhere, after five wrong codes and a new one', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await saveAtTax(page, '0491570737');
  const desk = await openOther(context);
  await desk.goto(await newestLink(page));
  await desk.getByRole('heading', { level: 1, name: 'Access your saved application' }).waitFor();
  expect(await axeFindings(desk, { name: 'Access your saved application', state: 'empty' })).toEqual([]);

  // By keys alone.
  await tabTo(desk, button(desk, 'Send code'));
  await desk.keyboard.press('Enter');
  const sentAt = Date.now();
  const first = await newCode(page, '+61491570737');
  const field = desk.getByLabel('One-time password');
  await expect(field).toBeFocused();
  for (let tries = 0; tries < 5; tries += 1) {
    await typeInto(field, not(first));
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(INVALID)).toBeVisible();
  }
  expect(await axeFindings(desk, { name: 'Access your saved application', state: 'error' })).toEqual([]);
  await typeInto(field, first);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(INVALID)).toBeVisible();

  // One code a minute goes to a number.
  await desk.waitForTimeout(Math.max(0, sentAt + 62_000 - Date.now()));
  await desk.reload();
  await button(desk, 'Send code').click();
  const second = await newCode(page, '+61491570737', first);
  await typeInto(desk.getByLabel('One-time password'), `${second.slice(0, 3)} ${second.slice(3)}`);
  await tabTo(desk, button(desk, 'Log in'));
  await desk.keyboard.press('Enter');

  await onStep(desk, /Contact details/);
  await expect(desk.getByLabel('First/preferred name')).toHaveValue('Margot');
  await button(desk, 'Go on with Tax').click();
  await onStep(desk, /Tax details/);
  await expect(desk.getByLabel(/^TFN/)).toHaveValue(/^\*+782$/);
  await next(desk).click();
  await onStep(desk, /Bank account/);
  await fillBank(desk, APPLICANT);
  await next(desk).click();
  await onStep(desk, /Payment/);
  await fillPayment(desk, APPLICANT);
  await next(desk).click();
  await onStep(desk, /Review and submit/);
  await button(desk, /^Submit/).click();
  await desk
    .getByText(/has been submitted|Congratulations|received/i)
    .first()
    .waitFor();

  await button(page, 'Save as Draft').click();
  await expect(page.getByText(/This application was submitted elsewhere/)).toBeVisible();
  await desk.context().close();
});
