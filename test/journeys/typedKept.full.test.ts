import { expect, test } from '@playwright/test';
import { APPLICANTS, type Applicant, fillLanding, onStep } from './support/applicant.ts';

const [APPLICANT] = APPLICANTS as [Applicant, ...Applicant[]];
/** The least that the answer to a reload takes: a service on the same machine answers sooner than any network brings it. */
const NETWORK_MS = 50;
/** Milliseconds between two keys, of a burst and of people. */
const PACES = [5, 40, 120, 250];

test('[R3] what was typed right before a reload is kept to the last character', async ({ page }) => {
  await fillLanding(page, APPLICANT);
  await page.route(
    (address) => address.pathname === `/offers/${APPLICANT.slug}/`,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, NETWORK_MS));
      await route.continue();
    },
  );
  for (const delay of PACES)
    for (const label of ['First/preferred name', 'Last name']) {
      const field = page.getByLabel(label);
      const words = `Typed with ${delay} ms`;
      await field.press('ControlOrMeta+A');
      await field.pressSequentially(words, { delay });
      await page.reload();
      await onStep(page, /Contact details/);
      await expect(field).toHaveValue(words);
    }
});
