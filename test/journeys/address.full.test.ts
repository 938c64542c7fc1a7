import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { applicantOf, enterByHand, fillDocument, next, onStep, upload, walkTo } from './support/applicant.ts';
import { tabTo } from './support/keyboard.ts';
import { layoutShiftOf } from './support/layoutShift.ts';
import { settled } from './support/screens.ts';
import { typeInto } from './support/typing.ts';
import { reloadOnceKept } from './support/reload.ts';

const APPLICANT = applicantOf('emberfield-copper');
const INVESTOR_STEP = 2;
/** As in narrow.full.test.ts. */
const CALM = 0.02;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const search = (page: Page, group = 'Residential address') =>
  page.getByRole('group', { name: group }).getByRole('combobox', { name: 'Address' });
const found = (page: Page, name: string) => page.getByRole('listbox').getByRole('option', { name });

async function openStep(page: Page): Promise<void> {
  await walkTo(page, APPLICANT, INVESTOR_STEP);
  await expect(search(page)).toBeEnabled();
  await settled(page);
}

test('an address is found by keyboard, kept over reloads, and saved with the investor', async ({ page }) => {
  await openStep(page);
  await tabTo(page, search(page));
  await page.keyboard.type('27 high street ke');
  await found(page, '27 High St, Kew VIC 3101 - 6 addresses').waitFor();
  await reloadOnceKept(page);
  await expect(search(page)).toBeEnabled();
  await expect(search(page)).toHaveValue('27 high street ke');

  await tabTo(page, search(page));
  await page.keyboard.press('End');
  await page.keyboard.type('w');
  await found(page, '27 High St, Kew VIC 3101 - 6 addresses').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await found(page, 'UNIT 5 27 High St, Kew VIC 3101').waitFor();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('UNIT 5 27 High St, Kew VIC 3101');
  await expect(search(page)).toHaveAccessibleDescription(/Address selected/);
  await page.keyboard.press('Tab');
  await reloadOnceKept(page);
  await expect(search(page)).toHaveValue('UNIT 5 27 High St, Kew VIC 3101');

  await typeInto(page.getByLabel('Date of birth'), '14/03/1984');
  await fillDocument(page, 'licence', 0);
  await upload(page, 'identity.pdf');
  await next(page).click();
  await onStep(page, /Tax details/);
});

test('a service that fails is told quietly, and manual entry is one press away', async ({ page }) => {
  await openStep(page);
  await page.route('**/offer/api/address-lookup/**', (route) =>
    route.fulfill({ status: 502, json: { message: 'no' } }),
  );
  await search(page).pressSequentially('12 High St');
  await expect(page.getByRole('status').filter({ hasText: /^The address search is not available/ })).toBeVisible();
  await expect(search(page)).toHaveValue('12 High St');
  await expect(search(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'enter it manually' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Unit number/)).toBeFocused();
  await typeInto(page.getByLabel('Street number'), '12');
  await page.getByLabel('Street name').focus();
  await reloadOnceKept(page);
  await expect(page.getByLabel('Street number')).toHaveValue('12');
  await page.getByRole('button', { name: 'Use the address validator' }).click();
  await expect(search(page)).toHaveValue('12 High St');
});

test('a slow service holds nobody up, and its answer moves nothing', async ({ page }) => {
  await openStep(page);
  await page.route('**/offer/api/address-lookup/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await search(page).focus();
  const shift = await layoutShiftOf(page, async () => {
    await search(page).pressSequentially('12 High St Kew');
    await expect(page.getByText('Loading...').first()).toBeAttached();
    await found(page, '12 High St, Kew VIC 3101').click();
    await expect(search(page)).toHaveValue('12 High St, Kew VIC 3101');
  });
  expect(shift).toBeLessThan(CALM);
});

const SCREENS = [
  { width: 1280, scheme: 'light' },
  { width: 320, scheme: 'dark' },
  { width: 375, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const;

for (const { width, scheme } of SCREENS) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });
    test.setTimeout(300_000);

    test(`both addresses are accessible in every state and fit ${width} px, ${scheme}`, async ({ page }) => {
      const wrong: string[] = [];
      const inspect = async (state: string) => {
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
        wrong.push(...violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes[0]?.target.join(' ')}`));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) wrong.push(`${state}: ${overflow} px too wide`);
      };
      await openStep(page);
      await inspect('empty');
      await search(page).pressSequentially('12 High St');
      await found(page, '12 High St, Kew VIC 3101').waitFor();
      await inspect('found');
      await found(page, '12 High St, Kew VIC 3101').click();
      await inspect('picked');
      await page.getByRole('checkbox', { name: 'The postal address is the same' }).uncheck();
      await expect(search(page, 'Postal address')).toBeEnabled();
      await search(page, 'Postal address').pressSequentially('99 Nowhere');
      await expect(page.getByRole('status').filter({ hasText: 'No address found' })).toBeVisible();
      await next(page).click();
      await inspect('error');
      await page
        .getByRole('group', { name: 'Residential address' })
        .getByRole('button', { name: 'enter it manually' })
        .click();
      await enterByHand(page);
      await inspect('by hand');
      expect(wrong).toEqual([]);
    });
  });
}
