import { expect, test } from '@playwright/test';
import { INLINE_APPLICANT } from './support/applicant.ts';
import { visitInlineScreens, type InlineScreens } from './support/inlineScreens.ts';
import { narrowTicks } from './support/narrowTicks.ts';
import { screenProblems } from './support/screenProblems.ts';

const SETTINGS = [
  { width: 1280, scheme: 'light' },
  { width: 320, scheme: 'dark' },
] as const;
const WIDTHS = SETTINGS.map(({ width }) => width);

const VISITS = SETTINGS.flatMap((setting) =>
  (['people', 'entities'] as const satisfies InlineScreens[]).map((screens) => ({ ...setting, screens })),
);

for (const { width, scheme, screens } of VISITS) {
  test(`[2-INV-52, 3-INLINE-09, 3-INLINE-18, 2-BO-14] every screen with tax declarations in its blocks (${screens}) is clean for axe and by Tab at ${width} px, ${scheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport: { width, height: 800 },
      colorScheme: scheme,
    });
    const page = await context.newPage();
    const problems: string[] = [];
    await visitInlineScreens(page, { applicant: INLINE_APPLICANT, screens }, async (screen) => {
      const otherWidths = WIDTHS.filter((each) => each !== width);
      problems.push(
        ...(await screenProblems(page, screen, { width, otherWidths, isTabbed: screen.state === 'filled' })),
      );
      problems.push(...(await narrowTicks(page)).map((words) => `${screen.name}, ${screen.state}: ${words}`));
    });
    expect(problems).toEqual([]);
    await context.close();
  });
}
