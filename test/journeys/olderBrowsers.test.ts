import { expect, test } from '@playwright/test';
import { APPLICANTS, walkTo } from './support/applicant.ts';
import { lodge } from './support/lodge.ts';
import { look } from './support/look.ts';
import { startService, type Service } from './support/service.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

/** The bank account, with which `lodge` goes on. */
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
