import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { applicantOf, fillLandingFields, onStep, walkTo } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { problemsOf, tabRound, tabTo } from './support/keyboard.ts';
import { offerFolder } from './support/offerFolder.ts';
import { settled } from './support/screens.ts';
import { readStored, type Service, startService } from './support/service.ts';

// One service for all of them, stopped at the end to read what it holds.
test.describe.configure({ mode: 'serial' });

interface StateRow {
  slug: string;
  label: string;
  hasTerms: boolean;
  canStart: boolean;
  /** Why it cannot be started. */
  notice: string | null;
}

const STATES: readonly StateRow[] = [
  { slug: 'emberfield-copper', label: 'Offer open', hasTerms: true, canStart: true, notice: null },
  {
    slug: 'brindle-dairy-capital-notes',
    label: 'Offer opening soon',
    hasTerms: true,
    canStart: false,
    notice: 'Applications are not open yet',
  },
  {
    slug: 'yarramie-rail-logistics',
    label: 'Offer closed',
    hasTerms: false,
    canStart: false,
    notice: 'This offer has closed',
  },
  { slug: 'archived-shares', label: 'Offer closed', hasTerms: false, canStart: false, notice: 'This offer has closed' },
];

const SCREENS = [
  { width: 1280, scheme: 'light' },
  { width: 375, scheme: 'dark' },
  ...[{ width: 320, scheme: 'light' } as const],
] as const;

/** Both widths are looked at for each state of an offer; what else the narrow one shows, the wide one has shown before. */

let folder: string;
let service: Service;

test.beforeAll(async () => {
  folder = offerFolder([
    { like: 'emberfield-copper', slug: 'archived-shares', changes: { name: 'Archived Shares', state: 'archived' } },
  ]);
  service = await startService(folder);
});
test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

for (const { width, scheme } of SCREENS) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });

    test(`[1-LAND-01, 1-LAND-05, 1-LAND-23, 1-LAND-27] every state of an offer at ${width} px, ${scheme}, for nobody signed in`, async ({
      page,
    }) => {
      for (const state of STATES) {
        await seeState(page, state);
        expect(await problemsOfScreen(page, state.slug)).toEqual([]);
      }
    });

    test(`the list of offers at ${width} px, ${scheme}, leads to each but the archived one`, async ({ page }) => {
      await open(page, '/');
      expect(await page.locator('#main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
        'Open for applications',
        'Opening soon',
        'Closed',
      ]);
      await expect(page.getByRole('link', { name: /Archived/ })).toHaveCount(0);
      await expect(page.locator('#main').getByRole('link')).toHaveCount(10);
      expect(await problemsOfScreen(page, 'home')).toEqual([]);
      // All of the card is the link's target (it lies over the words: hence force); the keyboard opens it as well.
      await page.getByRole('row', { name: /Tarn Ridge Water Trust/ }).click({ force: true });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarn Ridge Water Trust');
      await page.goBack();
      await tabTo(page, page.getByRole('link', { name: 'Brindle Dairy Capital Notes' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brindle Dairy Capital Notes');
    });
  });
}

test('[1-SHELL-53, 1-SHELL-54, 2-PREV-01, 2-PREV-02] a preview is walked through to next steps', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('application-create-update')) sent.push(request.url());
  });
  const applicant = {
    ...applicantOf('emberfield-copper'),
    slug: 'emberfield-copper/preview',
    origin: service.address,
  };
  const banner = page.getByRole('complementary', { name: 'Preview' });
  const seesBanner = async () => {
    await expect(banner).toContainText('This is a preview only. Any application submitted will not be lodged.');
    await expect(banner.getByRole('link', { name: 'Go to the offer' })).toHaveAttribute(
      'href',
      '/offers/emberfield-copper/',
    );
  };
  await open(page, '/offers/emberfield-copper/preview/');
  await seesBanner();
  expect(await problemsOfScreen(page, 'preview')).toEqual([]);

  await walkTo(page, applicant, 6);
  await seesBanner();
  expect(await axeFindings(page, { name: 'preview, review', state: 'filled' })).toEqual([]);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toContainText(
    'This was a preview. Nothing was submitted.',
  );
  await seesBanner();
  expect(sent).toEqual([]);

  // Neither its end nor what was typed in it turns up in the real offer.
  await banner.getByRole('link', { name: 'Go to the offer' }).click();
  await expect(page.getByRole('button', { name: 'Continue to the application' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await fillLandingFields(page);
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
  await expect(page.getByLabel('First/preferred name')).toHaveValue('');
});

test('[2-PREV-03] nothing of a preview was stored', async () => {
  await service.stop();
  expect(readStored(service.dataDirectory)).toEqual([]);
});

/** Opens the offer and sees its label, and the parts that its state and the person bring. */
async function seeState(page: Page, { slug, label, hasTerms, canStart, notice }: StateRow): Promise<void> {
  await open(page, `/offers/${slug}/`);
  await expect(page.getByRole('list', { name: 'About this offer' }).getByRole('listitem').first()).toHaveText(label);
  await expect(page.getByRole('region', { name: 'Start or Resume your application' })).toHaveCount(canStart ? 1 : 0);
  await expect(page.getByRole('region', { name: 'Offer documentation' })).toHaveCount(hasTerms ? 1 : 0);
  await expect(page.getByRole('status', { name: /^(Applications are|This offer has)/ })).toHaveCount(
    notice === null ? 0 : 1,
  );
  if (notice !== null) await expect(page.getByRole('heading', { name: notice })).toBeVisible();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${service.address}${path}`);
  await settled(page);
  await page.locator('footer, ul').first().waitFor();
}

/** What axe finds, what the keyboard cannot do, and whether the page scrolls sideways. */
async function problemsOfScreen(page: Page, name: string): Promise<string[]> {
  const sideways = (await page.evaluate(scrollsSideways)) ? [`${name} scrolls sideways`] : [];
  return [...sideways, ...(await axeFindings(page, { name, state: 'filled' })), ...problemsOf(await tabRound(page))];
}

/** Runs in the page. */
function scrollsSideways(): boolean {
  const page = document.scrollingElement ?? document.documentElement;
  return page.scrollWidth > page.clientWidth;
}
