import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  APPLICANTS,
  EMAIL,
  STEPS,
  fillInvestor,
  fillLanding,
  next,
  onStep,
  type Applicant,
} from './support/applicant.ts';
import { CANARIES, findCanaries, scanPage, scanProfile, storedKeys, type Leak } from './support/canaries.ts';
import { PEOPLE } from './support/demoPeople.ts';
import { recordDevTools, shownToDevTools } from './support/devtools.ts';
import { passGate } from './support/gate.ts';
import { arriveAs, proceed, submitOnHolding } from './support/holdings.ts';
import { openProfile, type BrowserProfile, type Ending } from './support/profile.ts';
import { typeInto } from './support/typing.ts';

const REVIEW = /Review and submit your application/;

const ENDINGS: readonly Ending[] = ['reload', 'killed tab', 'killed browser'];

let profile: BrowserProfile;
let address: string;
let applicant: Applicant;

test.beforeEach(async ({ baseURL }) => {
  profile = await openProfile(recordDevTools);
  const [emberfield] = APPLICANTS;
  if (emberfield === undefined) throw new Error('There is no applicant');
  applicant = {
    ...emberfield,
    origin: baseURL ?? '',
    tfn: CANARIES.tfn,
    bank: { accountName: 'M Lindqvist', bsb: CANARIES.bsb, accountNumber: CANARIES.accountNumber },
  };
  address = `${baseURL}/offers/${applicant.slug}/`;
});
test.afterEach(async () => profile.remove());

test('no storage, no file of the browser, no DevTools and no snapshot ever holds a plain TFN, identity, card or bank number', async () => {
  await fillLanding(profile.page(), applicant);
  for (const { title, fill } of STEPS) {
    await onStep(profile.page(), title);
    await fill(profile.page(), applicant);
    await plantIdentity(profile.page());
    // Typed, and kept as a draft.
    await profile.page().waitForTimeout(1_000);
    expect(await leaks(), `while ${title.source} is filled in`).toEqual([]);
    await next(profile.page()).click();
  }
  await onStep(profile.page(), REVIEW);
  expect(await leaks(), 'on review').toEqual([]);
  expect(await canariesOnScreen(), 'the numbers have been typed and kept, or the scan proves nothing').toBe(true);

  for (const ending of ENDINGS) {
    // Chromium writes cookies down every 30 seconds; without its session the service would ask for the document again.
    if (ending === 'killed browser') await expect.poll(sessionIsOnDisk, { intervals: [500] }).toBe(true);
    await onStep(await profile.endAndReopen(ending, address), REVIEW);
    expect(await leaks(), `after a ${ending}`).toEqual([]);
  }

  await profile
    .page()
    .getByRole('button', { name: /^Submit/ })
    .click();
  await expect(profile.page().getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  expect(await leaks(), 'after the submission').toEqual([]);
  await expect.poll(() => storedKeys(profile.page()), 'the device holds no draft of it any more').toEqual([]);
  await profile.kill();
  expect(scanProfile(profile.directory), 'in the profile of the ended browser').toEqual([]);
});

test('nor does any hold a number of the register, for an application that starts from a holding', async () => {
  const page = profile.page();
  await arriveAs(page, PEOPLE.investor, address);
  await typeInto(page.getByRole('searchbox', { name: 'Search your holdings' }), 'I0041277390');
  await page.getByText('We could not find any results').waitFor();
  expect(await leaksBefore(), 'while a number is searched for').toEqual([]);
  await typeInto(page.getByRole('searchbox', { name: 'Search your holdings' }), 'olivia ordinary');
  await page.getByRole('radio', { name: 'Ms Olivia Hartley', description: /ordinary share/ }).check();
  await page.getByRole('radio', { name: 'A new holding, starting from these details' }).check();
  await proceed(page).click();
  await onStep(page, /Contact details/);
  await next(page).click();
  await onStep(page, /Investment amount/);
  await typeInto(page.getByRole('textbox', { name: /^Number of/ }), '10000');
  await next(page).click();
  await fillInvestor(page, applicant);
  await next(page).click();
  await onStep(page, /Tax details/);
  await expect(page.getByLabel(/^TFN/)).toHaveValue('******782');
  await typeInto(page.getByLabel(/^Name/), 'Olivia Hartley');
  expect(await leaks(), 'with a copied tax number').toEqual([]);
  await next(page).click();
  await onStep(page, /Bank account/);
  await expect(page.getByLabel(/^Account number/)).toHaveValue('10428871');
  expect(await leaks(), 'with a copied account').toEqual([]);
  await submitOnHolding(page, { isNew: true });
  expect(await leaks(), 'after the submission').toEqual([]);
});

test('a half typed number is in no storage either when the browser dies', async () => {
  await fillLanding(profile.page(), applicant);
  for (const { title, fill } of STEPS.slice(0, 3)) {
    await onStep(profile.page(), title);
    await fill(profile.page(), applicant);
    await next(profile.page()).click();
  }
  await onStep(profile.page(), /Tax details/);
  const tfn = profile.page().getByLabel(/^TFN/);
  await tfn.pressSequentially(CANARIES.tfn, { delay: 60 });
  await profile.kill();
  expect(scanProfile(profile.directory)).toEqual([]);

  await (await profile.start()).goto(address);
  await passGate(profile.page());
  await onStep(profile.page(), /Tax details/);
  expect(CANARIES.tfn).toContain(await profile.page().getByLabel(/^TFN/).inputValue());
  expect(await leaks()).toEqual([]);
});

test('the scan finds a number wherever it is planted', async () => {
  const page = profile.page();
  await page.goto(address);
  // The page's own history state is laid once its file is open.
  await page.waitForFunction(() => history.state !== null);
  await page.evaluate(
    async ([tfn, card]) => {
      localStorage.setItem('a', `x ${tfn}`);
      sessionStorage.setItem('b', btoa(`12${tfn}`));
      window.name = tfn.replace(/(...)(?=.)/g, '$1 ');
      history.replaceState({ held: card }, '', `?n=${tfn}`);
      document.cookie = `kept=${tfn}`;
      await (await caches.open('c')).put('/planted', new Response(card));
      const opening = indexedDB.open('planted', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('s').put(new TextEncoder().encode(tfn), 1);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      opening.result.close();
    },
    [CANARIES.tfn, CANARIES.cardNumber] as const,
  );
  writeFileSync(path.join(profile.directory, 'planted'), Buffer.from(`..${CANARIES.bsb}..`, 'utf16le'));

  const places = (await scanPage(page)).map(({ place }) => place);
  for (const place of [
    'localStorage',
    'sessionStorage',
    'IndexedDB',
    'caches',
    'document.cookie',
    'cookies',
    'window.name',
    'history.state',
    'address',
  ])
    expect(places).toContain(place);
  expect(scanProfile(profile.directory)).toContainEqual({ canary: 'bsb', form: 'plain, UTF-16', place: 'planted' });
});

function sessionIsOnDisk(): boolean {
  const file = path.join(profile.directory, 'Default', 'Cookies');
  return existsSync(file) && readFileSync(file).includes('allot_session');
}

/** Everywhere at once: the page's storages, the profile on disk, what DevTools were shown, the support snapshot. */
async function leaks(): Promise<Leak[]> {
  return [...(await leaksBefore()), ...findCanaries(Buffer.from(await snapshot(profile.page())), 'support snapshot')];
}

/** All of it but the support snapshot, which the page of an offer does not make. */
async function leaksBefore(): Promise<Leak[]> {
  const page = profile.page();
  const shown = await shownToDevTools(page);
  expect(shown.length, 'DevTools are connected').toBeGreaterThan(1);
  return [
    ...(await scanPage(page)),
    ...scanProfile(profile.directory),
    ...findCanaries(Buffer.from(shown.join('\n')), 'DevTools'),
  ];
}

/** The file that the applicant would send to support; it names nobody either. */
async function snapshot(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Copy support snapshot' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('allot-support-snapshot.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('preloadedState');
  expect(text).not.toContain('Lindqvist');
  expect(text).not.toContain(EMAIL);
  return text;
}

async function plantIdentity(page: Page): Promise<void> {
  const number = page.getByLabel('ID number');
  if ((await number.count()) === 0) return;
  await typeInto(number, CANARIES.identityNumber);
  await typeInto(page.getByLabel('Card number'), CANARIES.cardNumber.toLowerCase());
}

/** The form still knows every number: the pencils lead to it. */
async function canariesOnScreen(): Promise<boolean> {
  const page = profile.page();
  const values: string[] = [];
  for (const pencil of [/bank account/i, /tax details/i, /investor details/i]) {
    await page.getByRole('navigation').getByRole('button', { name: pencil }).click();
    await next(page).waitFor();
    values.push(
      ...(await page
        .locator('main input')
        .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))),
    );
  }
  for (const _step of [1, 2, 3, 4]) await next(page).click();
  await onStep(page, REVIEW);
  const typed = values.join(' ').replace(/[\s-]/g, '').toUpperCase();
  return Object.values(CANARIES).every((canary) => typed.includes(canary));
}
