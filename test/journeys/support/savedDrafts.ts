/** Saved drafts in a browser: their messages, as the development outbox has them, and other devices. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { downloadDocuments, fillContact, onStep } from './applicant.ts';
import { typeInto } from './typing.ts';

/** What the outbox holds for whoever this is, the newest first. */
async function messagesTo(page: Page, receiver: string): Promise<string[]> {
  const outbox = await (await page.request.get('/dev/outbox/')).text();
  return outbox.split('<article>').filter((message) => message.includes(`To ${receiver},`));
}

/** Where the newest link leads that was e-mailed to this address. */
export async function newestLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const message of await messagesTo(page, email)) link ??= /\/d\/[\w-]+/.exec(message)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function codesTo(page: Page, mobile: string): Promise<string[]> {
  return (await messagesTo(page, mobile)).flatMap((message) => /code for [^<]* is (\d{6})/.exec(message)?.[1] ?? []);
}

/** A code that is not this one: of a voided one the outbox tells nothing any more. */
export async function newCode(page: Page, mobile: string, former = ''): Promise<string> {
  const newest = async () => (await codesTo(page, mobile))[0] ?? former;
  await expect.poll(newest).not.toBe(former);
  return newest();
}

/** Another device, as far as a browser can tell. */
export async function openOther(context: BrowserContext | null): Promise<Page> {
  const browser = context?.browser();
  if (!browser) throw new Error('no browser');
  const other = await browser.newContext({ acceptDownloads: true });
  return other.newPage();
}

/** From an offer's page to contact details, saved as a draft under this address and, where one is given, this number. */
export async function saveAtContact(page: Page, email: string, mobile?: string): Promise<void> {
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  const without = page.getByRole('radio', { name: 'No, continue without an account' });
  if (await without.isVisible()) await without.check();
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
  await fillContact(page);
  await typeInto(page.getByLabel(/^E-?mail/i).first(), email);
  if (mobile !== undefined) await typeInto(page.getByLabel('Mobile number'), mobile);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
}
