/** A saved draft: from its save to the link and the code that open it elsewhere. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import type { Application, UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire } from '#domain/wire.ts';
import { aPdf, downloadDocuments, fillContact, onStep } from './applicant.ts';
import { isSubmission, sentWith } from './submitted.ts';
import { typeInto } from './typing.ts';

export const CODE_INVALID = 'The One-Time Password is invalid, please try again';

/** What the service answers to a save. */
export interface SavedDraft {
  id: number;
  reference: string;
}

/** What the outbox holds for whoever this is, the newest first. */
export async function messagesTo(page: Page, receiver: string): Promise<string[]> {
  const outbox = await (await page.request.get('/dev/outbox/')).text();
  return outbox.split('<article>').filter((message) => message.includes(`To ${receiver},`));
}

/** The address in the newest e-mail that brings a link. */
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

async function newestCode(page: Page, mobile: string): Promise<string | undefined> {
  const receiver = mobile.replace(/^0/, '+61');
  const messages = await messagesTo(page, receiver);
  return messages.flatMap((message) => /code for [^<]* is (\d{6})/.exec(message)?.[1] ?? [])[0];
}

/** A code that is not this one: of a voided one the outbox tells nothing any more. */
export async function newCode(page: Page, mobile: string, former = ''): Promise<string> {
  const newest = async () => (await newestCode(page, mobile)) ?? former;
  await expect.poll(newest).not.toBe(former);
  return newest();
}

/** A code that this one is not. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Whether an answer is to a save as a draft: leads and submissions go to the same address. */
function isSave(response: Response): boolean {
  const request = response.request();
  return isSubmission(request) && (sentWith(request) as { action?: string }).action === 'save_as_draft';
}

/** Presses `Save as Draft`; answers what the service said. A dialog that follows stays open. */
export async function pressSave(page: Page): Promise<SavedDraft> {
  const [response] = await Promise.all([
    page.waitForResponse(isSave),
    page.getByRole('button', { name: 'Save as Draft' }).click(),
  ]);
  return (await response.json()) as SavedDraft;
}

/** Waits for the answer to a save that no button starts. */
export const savedByItself = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().includes('application-create-update') &&
      response.request().postData()?.includes('autosave') === true,
  );

/** Saves the open application as whoever is not signed in: the dialog says that a link is on its way. */
export async function saveAsDraft(page: Page): Promise<SavedDraft> {
  const saved = await pressSave(page);
  await page.getByRole('dialog', { name: 'Save as draft' }).getByText('Close').click();
  return saved;
}

/** What a session has in cookies. */
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Another device; `session`: of somebody who is known there. */
export async function otherBrowser(context: BrowserContext | null, session?: Session): Promise<BrowserContext> {
  const browser = context?.browser();
  if (!browser) throw new Error('no browser');
  return browser.newContext({ acceptDownloads: true, ...(session && { storageState: session }) });
}

/** A page on another device. */
export async function openOther(context: BrowserContext | null, session?: Session): Promise<Page> {
  return (await otherBrowser(context, session)).newPage();
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

export const codeField = (page: Page) => page.getByLabel('One-time password');

/** At the address of a draft, asks for a code; answers the one that is sent. */
export async function askForCode(page: Page, mobile: string): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(codeField(page)).toBeFocused();
  return newCode(page, mobile);
}

/** Enters a code by keys. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await typeInto(codeField(page), code);
  await page.keyboard.press('Enter');
}

/** Opens a draft by its link and its code, to the first step. */
export async function openByCode(page: Page, { link, mobile }: { link: string; mobile: string }): Promise<void> {
  await page.goto(link);
  await enterCode(page, await askForCode(page, mobile));
  await onStep(page, /Contact details/);
}

/** One browser that calls the service without a page. */
export class ServiceCaller {
  readonly #request: APIRequestContext;
  #token: Promise<string> | undefined;

  constructor(page: Page) {
    this.#request = page.request;
  }

  async #fetchToken(): Promise<string> {
    const answer = await this.#request.get('/api/csrf/');
    return ((await answer.json()) as { csrf_token: string }).csrf_token;
  }

  async #post<T>(address: string, multipart: Record<string, string | ReturnType<typeof aPdf>>): Promise<T> {
    this.#token ??= this.#fetchToken();
    const headers = { 'x-csrf-token': await this.#token, 'idempotency-key': randomUUID() };
    const answer = await this.#request.post(address, { headers, multipart });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  }

  /** The offer as the service has it. */
  async offer(slug: string): Promise<Offer> {
    return ((await (await this.#request.get(`/api/offers/${slug}/`)).json()) as { offer: Offer }).offer;
  }

  /** Uploads a small PDF of this name. */
  upload(filename: string): Promise<UploadedDocument> {
    return this.#post('/api/application_docs/', { doc_file: aPdf(filename), filename, public: 'false' });
  }

  /** Saves an application as a draft, as the page does. */
  save(application: Application, { id }: Pick<Offer, 'id'>): Promise<SavedDraft> {
    const data = { ...toWire(application, { offer: id }), action: 'save_as_draft', file_key: randomUUID() };
    return this.#post('/offer/api/application-create-update/', { application_data: JSON.stringify(data) });
  }
}
