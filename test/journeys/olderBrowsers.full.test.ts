import { expect, test } from '@playwright/test';
import { readByOldest } from '../../scripts/lib/styles.mjs';
import { APPLICANTS, walkSteps, walkTo } from './support/applicant.ts';
import { lodge } from './support/lodge.ts';
import { look } from './support/look.ts';
import { screenProblems } from './support/screenProblems.ts';
import { startService, type Service } from './support/service.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

/** The bank account, with which `submit` goes on. */
const BANK = 4;

test('a whole application is made, with its documents, in a browser without the built-ins of 2022 and later', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  await context.addInitScript(() => {
    const arrays = ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'];
    const texts = ['isWellFormed', 'toWellFormed'];
    const sets = ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'];
    const missing: [object, string[]][] = [
      [Array.prototype, arrays],
      [Object.getPrototypeOf(Uint8Array.prototype), arrays],
      [String.prototype, texts],
      [Set.prototype, sets],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'forEach', 'take']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
      [Intl, ['Segmenter', 'DurationFormat', 'supportedValuesOf']],
      [window, ['structuredClone', 'scheduler', 'CompressionStream', 'Sanitizer', 'navigation', 'CloseWatcher']],
      [Document, ['parseHTMLUnsafe']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));

  const [applicant] = APPLICANTS;
  if (!applicant) throw new Error('nobody applies');
  await walkTo(page, applicant, BANK);
  const { reference } = await lodge(page, applicant);

  expect(reference).toMatch(/^[A-Z]{3}-[A-Z0-9]{6}$/);
  expect(problems).toEqual([]);
  await context.close();
});

test('an older browser gets a page in words, and nothing that does not work', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: service.address });
  await context.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
  });
  const page = await context.newPage();
  await page.goto('/offers/emberfield-copper/');

  await expect(page.getByRole('heading', { name: 'This browser is too old' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Firefox from version 100');
  await expect(page.getByRole('button')).toHaveCount(0);
  await look(page, 'old-browser');
  await context.close();
});

const LOOK = { width: 375, otherWidths: [320, 768, 1280], isTabbed: true };

test('with style sheets as the oldest browsers read them nothing sticks out, and focus is seen on every control', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const read = readByOldest(css);
    sheets.push({ css, read });
    await route.fulfill({ response, body: read });
  });
  const sheets: { css: string; read: string }[] = [];
  const page = await context.newPage();
  const problems: string[] = [];
  const see = async (name: string) => {
    await look(page, `older-${name}`);
    problems.push(...(await screenProblems(page, { name, state: 'filled' }, LOOK)));
  };
  const [applicant] = APPLICANTS;
  if (!applicant) throw new Error('nobody applies');

  await page.goto('/');
  await page.getByRole('link', { name: 'Emberfield Copper Share Offer' }).waitFor();
  await see('home');
  await walkTo(page, applicant, 0);
  let step = 0;
  const around = async (passStep: () => Promise<void>) => {
    step += 1;
    await see(`step ${step}`);
    await passStep();
  };
  await walkSteps(page, applicant, { around });
  await see('review');

  expect(problems).toEqual([]);
  expect(sheets.some(({ css }) => css.includes(':has('))).toBe(true);
  expect(sheets.filter(({ read }) => read.includes(':has('))).toEqual([]);
  await context.close();
});
