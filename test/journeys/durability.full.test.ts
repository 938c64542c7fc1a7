import { expect, test, type Page } from '@playwright/test';
import { applicantOf, fillLanding, fillLandingFields, onStep, STEPS, next } from './support/applicant.ts';
import { readStep } from './support/fields.ts';
import { openProfile, type BrowserProfile, type Ending } from './support/profile.ts';
import { waitUntilKept, watchWrites } from './support/writes.ts';

const ENDINGS: readonly Ending[] = ['reload', 'killed tab', 'killed browser'];
const REVIEW = /Review and submit your application/;

for (const slug of ['kestrel-notes', 'emberfield-copper']) {
  test.describe(slug, () => {
    let profile: BrowserProfile;
    test.beforeAll(async () => (profile = await openProfile(watchWrites)));
    test.afterAll(async () => profile.remove());

    test(`[1-SHELL-43] every step of ${slug} is as it was left after a reload and after kills`, async ({ baseURL }) => {
      const applicant = { ...applicantOf(slug), origin: baseURL ?? '' };
      const address = `${applicant.origin}/offers/${slug}/`;
      const expectKept = async (isHere: (page: Page) => Promise<void>) => {
        for (const ending of ENDINGS) {
          await isHere(profile.page());
          const before = await readStep(profile.page());
          await waitUntilKept(profile.page());
          const page = await profile.endAndReopen(ending, address);
          await isHere(page);
          // The offer's page, as the service has written it, stands before the file of the device is drawn.
          await expect.poll(() => readStep(page), ending).toEqual(before);
        }
      };

      await profile.page().goto(address);
      await fillLandingFields(profile.page());
      await expectKept((page) =>
        page.getByRole('button', { name: /^(Continue to the application|Log in)$/ }).waitFor(),
      );
      await fillLanding(profile.page(), applicant);
      for (const { title, fill } of STEPS) {
        await onWholeStep(profile.page(), title);
        await fill(profile.page(), applicant);
        await expectKept((page) => onWholeStep(page, title));
        await next(profile.page()).click();
      }
      await expectKept((page) => onWholeStep(page, REVIEW));
    });
  });
}

/** The step with its form, whose code may come after the heading. */
async function onWholeStep(page: Page, title: RegExp): Promise<void> {
  await onStep(page, title);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Next|Submit)/ })
    .first()
    .waitFor();
}
