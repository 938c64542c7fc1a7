import { expect, test } from '@playwright/test';
import { APPLICANTS, applicantOf } from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { visitScreens } from './support/screens.ts';

interface Setting {
  slug: string;
  width: number;
  scheme: 'light' | 'dark';
}

const SETTINGS: readonly Setting[] = APPLICANTS.flatMap(({ slug }) =>
  [1280, 375].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ slug, width, scheme }))),
);

for (const { slug, width, scheme } of SETTINGS) {
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });

    test(`axe finds nothing on any screen of ${slug} at ${width} px, ${scheme}`, async ({ page }) => {
      const found: string[] = [];
      const seen = new Set<string>();
      await visitScreens(page, applicantOf(slug), async (screen) => {
        seen.add(`${screen.name}, ${screen.state}`);
        found.push(...(await axeFindings(page, screen)));
      });
      expect(found).toEqual([]);
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'home, filled',
          'not-found, filled',
          'terms, filled',
          'landing, error',
          'contact, error',
          'amount, error',
          'investor, error',
          'tax, error',
          'payment, filled',
          'review, filled',
          'next-steps, filled',
        ]),
      );
    });
  });
}
