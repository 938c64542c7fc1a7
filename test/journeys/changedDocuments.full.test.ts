import { expect, test, type Page } from '@playwright/test';
import { APPLICANTS, onStep, openDocuments, STEPS, walkTo, type Applicant } from './support/applicant.ts';
import { showChangedOffer } from './support/changedOffer.ts';
import { tabTo } from './support/keyboard.ts';

const CHANGED = 'The offer documents have changed since you agreed to them';

let applicant: Applicant;

test.beforeEach(() => {
  const [emberfield] = APPLICANTS;
  if (emberfield === undefined) throw new Error('There is no applicant');
  applicant = emberfield;
});

/** Shows the offer as it was before its first document got the content that the service has; gives that document's title. */
async function showEarlierDocuments(page: Page): Promise<{ titleOfFirst: () => string; end: () => Promise<void> }> {
  let replaced = '';
  const end = await showChangedOffer(page, 'emberfield-copper', (offer) => {
    const [first, ...others] = offer.documents;
    if (first === undefined) throw new Error('The offer has no documents');
    replaced = first.title ?? first.filename;
    return { ...offer, documents: [{ ...first, sha256: '0'.repeat(64) }, ...others] };
  });
  return { titleOfFirst: () => replaced, end };
}

for (const width of [1280, 375])
  test(`[1-LAND-39] documents that changed before Submit are read, agreed to again and sent, by keyboard and without a reload, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { titleOfFirst, end } = await showEarlierDocuments(page);
    await walkTo(page, applicant, STEPS.length);
    await end();

    const press = async (place: ReturnType<Page['getByRole']>, key: 'Enter' | 'Space') => {
      await tabTo(page, place);
      await page.keyboard.press(key);
    };
    const submit = page.getByRole('button', { name: /^Submit/ });
    await press(submit, 'Enter');
    await press(page.getByRole('button', { name: /^Landing page: The offer documents have changed/ }), 'Enter');

    const notice = page.getByRole('region', { name: CHANGED });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole('link')).toHaveText([titleOfFirst(), 'A document that you agreed to']);
    await expect(page.getByText('Downloaded', { exact: true })).toHaveCount(0);
    const agreement = page.getByRole('checkbox', { name: /agree to the/ });
    await expect(agreement).not.toBeChecked();

    await openDocuments(page, () => press(page.getByRole('link', { name: /Download all documents/ }), 'Enter'));
    await press(agreement, 'Space');
    await press(page.getByRole('button', { name: 'Continue to the application' }), 'Enter');

    await onStep(page, /Review and submit your application/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(submit, 'Enter');
    await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
  });
