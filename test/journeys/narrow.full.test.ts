import { expect, type Page, test } from '@playwright/test';
import {
  APPLICANTS,
  applicantOf,
  fillContact,
  next,
  onStep,
  upload,
  walkTo,
  enterByHand,
} from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { problemsOf, tabRound } from './support/keyboard.ts';
import { layoutShiftOf } from './support/layoutShift.ts';
import { findOverflow, findSmallControls, resize } from './support/narrow.ts';
import { settled, visitScreens } from './support/screens.ts';
import { typeInto } from './support/typing.ts';

/** The offer that asks for a copy of the identity document. */
const SHARES = applicantOf('emberfield-copper');

const OFFERS = APPLICANTS;

/** Text at twice its size in 640 px has the room that ordinary text has in 320 px, with the columns of a wide screen. */
const SETTINGS = [
  { name: '320 px', width: 320, fontSize: '100%' },
  ...[{ name: '375 px', width: 375, fontSize: '100%' }],
  { name: '640 px with text at 200 %', width: 640, fontSize: '200%' },
] as const;

for (const applicant of OFFERS) {
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 740 }, colorScheme: 'dark' });

    test(`in ${applicant.slug} axe finds nothing at 320 px, dark, nothing scrolls sideways, controls are large enough and focus is never covered, down to 320 px and up to 200 % text`, async ({
      page,
    }) => {
      const problems: string[] = [];
      await visitScreens(page, applicant, async ({ name, state }) => {
        const note = (setting: string, found: readonly string[]) =>
          problems.push(...found.map((words) => `${name}, ${state}, at ${setting}: ${words}`));
        // Leaving fields is judged: a form's stops are walked when it is filled in or its errors are shown anyway.
        if (state !== 'empty' && name !== 'terms') {
          note('320 px', problemsOf(await tabRound(page)));
          // The round ends on the skip link, which lies over what is below it only while it has the focus.
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        }
        for (const setting of SETTINGS) {
          await resize(page, setting);
          note(setting.name, [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findSmallControls))]);
          if (setting.width === 320) problems.push(...(await axeFindings(page, { name, state })));
        }
        await resize(page, SETTINGS[0]);
      });
      expect(problems).toEqual([]);
    });
  });
}

/** What a page may move while it is used (A layout shift of 0.1 counts as good; this is a fifth of it). */
const CALM = 0.02;

for (const width of [1280, 375]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 740 } });

    test(`an error, a sum and a document that appear move nothing at ${width} px`, async ({ page }) => {
      await walkTo(page, SHARES, 0);
      await next(page).waitFor();
      await settled(page);
      expect(await layoutShiftOf(page, () => leaveWrong(page, 'First/preferred name'))).toBeLessThan(CALM);
      await fillContact(page);
      await next(page).click();

      const amount = page.getByLabel('Number of shares', { exact: true });
      await amount.focus();
      // The step's own arrival is none of what appears in it.
      await settled(page);
      expect(await layoutShiftOf(page, () => amount.pressSequentially('10'))).toBeLessThan(CALM);
      expect(await layoutShiftOf(page, () => leaveWrong(page, 'Number of shares'))).toBeLessThan(CALM);
      expect(await layoutShiftOf(page, () => typeInto(amount, '2500000'))).toBeLessThan(CALM);
      await next(page).click();

      await onStep(page, /Investor details/);
      await next(page).waitFor();
      await enterByHand(page);
      for (const field of ['Date of birth', 'Street number', 'Suburb/city', 'Postcode', 'ID number']) {
        expect(await layoutShiftOf(page, () => leaveWrong(page, field)), field).toBeLessThan(CALM);
      }
      expect(await layoutShiftOf(page, () => upload(page, 'identity.pdf'))).toBeLessThan(CALM);
    });
  });
}

/** Leaves a field with what is wrong in it, until that is said. */
async function leaveWrong(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.press('Shift+Tab'); // forwards may lead to Next, which judges nothing yet
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}
