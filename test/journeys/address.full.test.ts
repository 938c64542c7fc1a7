import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { applicantOf, enterByHand, next, walkTo } from './support/applicant.ts';
import { layoutShiftOf } from './support/layoutShift.ts';
import { settled } from './support/screens.ts';

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

test('a slow service holds nobody up, and its answer moves nothing', async ({ page }) => {
  await openStep(page);
  let letAnswersCome: () => void = () => undefined;
  const areAwaited = new Promise<void>((resolve) => (letAnswersCome = resolve));
  await page.route('**/offer/api/address-lookup/**', async (route) => {
    await areAwaited;
    await route.continue();
  });
  await search(page).focus();
  const shift = await layoutShiftOf(page, async () => {
    await search(page).pressSequentially('12 High St Kew');
    await expect(page.getByText('Loading...').first()).toBeAttached();
    letAnswersCome();
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
