import { expect, type Page, test } from '@playwright/test';
import { APPLICANTS } from './support/applicant.ts';
import { problemsOf, tabRound } from './support/keyboard.ts';
import { visitScreens } from './support/screens.ts';

const OFFERS = process.env['FULL'] ? APPLICANTS : APPLICANTS.filter(({ slug }) => slug === 'tarn-ridge-water-trust');

/** Text at twice its size in 640 px has the room that ordinary text has in 320 px, with the columns of a wide screen. */
const SETTINGS = [
  { name: '320 px', width: 320, fontSize: '100%' },
  { name: '375 px', width: 375, fontSize: '100%' },
  { name: '640 px with text at 200 %', width: 640, fontSize: '200%' },
] as const;

for (const applicant of OFFERS) {
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 740 } });

    test(`in ${applicant.slug} nothing scrolls sideways, controls are large enough and focus is never covered, down to 320 px and up to 200 % text`, async ({ page }) => {
      const problems: string[] = [];
      await visitScreens(page, applicant, async ({ name, state }) => {
        const note = (setting: string, found: readonly string[]) => problems.push(...found.map((words) => `${name}, ${state}, at ${setting}: ${words}`));
        // Leaving fields is judged: a form's stops are walked when it is filled in or its errors are shown anyway.
        if (state !== 'empty' && name !== 'terms') note('320 px', problemsOf(await tabRound(page)));
        for (const setting of SETTINGS) {
          await resize(page, setting);
          note(setting.name, [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findSmallControls))]);
        }
        await resize(page, SETTINGS[0]);
      });
      expect(problems).toEqual([]);
    });
  });
}

async function resize(page: Page, { width, fontSize }: { width: number; fontSize: string }): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** Runs in the page: what sticks out to the right when the page scrolls sideways. */
function findOverflow(): string[] {
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5);
  return [`scrolls sideways to ${page.scrollWidth} of ${page.clientWidth} px: ${wide.slice(-3).map((element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 30)}”`).join(', ')}`];
}

/** Runs in the page: controls under 24 px either way (WCAG 2.5.8); a label is part of its control, a link in a sentence is as high as its line. */
function findSmallControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select, textarea, summary')];
  return controls
    .filter((control) => control.checkVisibility() && !isWithinSentence(control) && control.closest('[style*="clip"]') === null)
    .flatMap((control) => {
      const boxes = [control, ...((control as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      return Math.min(width, height) < 23.99 ? [`${control.tagName.toLowerCase()} “${(control.innerText || control.getAttribute('aria-label') || control.id).slice(0, 30)}” is ${width.toFixed(1)} by ${height.toFixed(1)} px`] : [];
    });

  function isWithinSentence(control: HTMLElement): boolean {
    if (!getComputedStyle(control).display.startsWith('inline')) return false;
    return [...(control.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
  }
}
