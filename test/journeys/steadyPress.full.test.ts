/** Presses of a mouse as people give them: the button stays down for a moment, and what is above it may grow meanwhile. */
import { expect, test, type Page } from '@playwright/test';
import { applicantOf, downloadDocuments, onStep } from './support/applicant.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { walkToPartnershipTax } from './support/partnership.ts';
import type { Individual } from './support/people.ts';
import { answerTax, fillCountry, partOf } from './support/tax.ts';

const APPLICANT = applicantOf('emberfield-copper');
const TOMAS: Individual = {
  first: 'Tomas',
  last: 'Okafor',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
};
/** As long as a press lasts. */
const PRESS = { delay: 150 };

test.use({ viewport: { width: 375, height: 740 } });

test('a press counts for the button it began on, although the field that was left pushes it away', async ({ page }) => {
  await walkToPartnershipTax(page, APPLICANT, TOMAS);
  await answerTax(page, /retirement fund/, 'No');
  await answerTax(page, /^Is the entity a financial/, 'No');
  await answerTax(page, /managed by another/, 'No');
  await answerTax(page, /active NFE/, 'No');
  await answerTax(page, /controlling persons who/, 'Yes');
  await page.getByRole('button', { name: 'Add Tomas Okafor' }).click();
  const first = partOf(page, 'Controlling person 1');
  await fillCountry(first, { country: 'France', tin: '9' });
  await page.getByRole('button', { name: 'Add controlling person' }).click(PRESS);
  await expect(first.getByText(/This does not look like a tax number of France/)).toBeVisible();
  const second = partOf(page, 'Controlling person 2');
  await expect(second.getByLabel('Name of the controlling person')).toBeFocused();

  const birth = second.getByLabel('Date of birth');
  await birth.pressSequentially('31022001');
  await second.getByRole('radio', { name: 'Yes' }).click(PRESS);
  await expect(second.getByLabel('TIN', { exact: true })).toBeVisible();

  await second.getByLabel('TIN', { exact: true }).focus();
  const remove = page.getByRole('button', { name: 'Delete controlling person Controlling person 2' });
  const { x, y, width, height } = (await remove.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, y + height / 2);
  await page.mouse.up();
  await expect(second.getByLabel('TIN', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(remove).toBeVisible();
});

/** Holds the list of saved drafts back; the function that it returns lets one draft arrive. */
async function holdDrafts(page: Page): Promise<() => Promise<void>> {
  let answer: () => void = () => undefined;
  const isAwaited = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/drafts/', async (route) => {
    await isAwaited;
    const draft = {
      application_id: 9_001,
      reference: 'EMB-7K2M9Q',
      own_reference: null,
      investor_name: 'Nina Reed',
      revision: 1,
      file_key: null,
      saved_at: '2026-11-20T08:00:00.000Z',
      draft_url: `/offers/${APPLICANT.slug}/draft/0c6f5f6f-3a7c-4f5e-9b0b-7d3f8a527d3f/`,
      offer: { slug: APPLICANT.slug, name: 'Emberfield Copper Share Offer', is_open: true },
    };
    await route.fulfill({ json: { results: [draft] } });
  });
  return async () => {
    answer();
    await page.getByRole('region', { name: 'Your saved applications' }).waitFor();
  };
}

test('[1-LAND-35, 3-LAND-20] a press on the way on counts, although the list of what was saved arrives under it', async ({
  page,
}) => {
  const letDraftArrive = await holdDrafts(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await logIn(page, PEOPLE.investor);
  await signedInAs(page, PEOPLE.investor);
  const goOn = page.getByRole('button', { name: 'Continue to the application' });
  await goOn.hover();
  await page.mouse.down();
  await letDraftArrive();
  await page.mouse.up();

  await onStep(page, /Contact details/);
});

test('[1-LAND-44] a tick counts, although the list of what was saved arrives under it', async ({ page }) => {
  const letDraftArrive = await holdDrafts(page);
  await page.goto(`/offers/${APPLICANT.slug}/`);
  await logIn(page, PEOPLE.investor);
  await signedInAs(page, PEOPLE.investor);
  const tick = page.getByRole('checkbox', { name: 'This is a shared computer' });
  await tick.hover();
  await page.mouse.down();
  await letDraftArrive();
  await page.mouse.up();

  await expect(tick).toBeChecked();
});
