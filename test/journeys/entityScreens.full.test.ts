import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Offer } from '#domain/offer.ts';
import { applicantOf } from './support/applicant.ts';
import { type EntityScreens, visitEntityScreens } from './support/entityScreens.ts';
import { offerFolder } from './support/offerFolder.ts';
import { screenProblems } from './support/screenProblems.ts';
import { startService, type Service } from './support/service.ts';

/** Everything that may be asked of people and organisations, without what only changes the number of documents. */
const EVERYTHING: Partial<Offer> = {
  request_individuals_with_other_roles: true,
  ask_beneficial_owners_additional_roles: true,
  require_sophisticated_investor_verification: true,
  require_source_of_wealth_information: true,
  source_of_wealth_checkboxes_type: 'NONE',
  ask_individuals_pep: true,
  is_asx_listed: true,
  use_greenid_verification: false,
  has_due_diligence: false,
  has_personal_advice: false,
};

/** Both sets of address fields, both widths, both colour schemes. */
const SETTINGS = [
  { like: 'emberfield-copper', width: 1280, scheme: 'light' },
  { like: 'tarn-ridge-water-trust', width: 320, scheme: 'dark' },
] as const;

const VISITS = SETTINGS.flatMap((setting) =>
  (['trusts', 'others'] as const satisfies EntityScreens[]).map((screens) => ({ ...setting, screens })),
);

/** Screens that are left before they are filled. */
const NEVER_FILLED = ['partnership', 'joint'];

let folder: string;
let service: Service;

// A worker may come back to this file after it has cleared up behind it.
test.beforeAll(async () => {
  folder = offerFolder(
    SETTINGS.map(({ like }) => ({
      like,
      slug: `${like}-everything`,
      changes: { ...EVERYTHING, issuer_holdings_two_enabled: like.startsWith('tarn') },
    })),
  );
  service = await startService(folder);
});
test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

for (const { like, width, scheme, screens } of VISITS) {
  test.describe(() => {
    test(`[2-INV-23, 2-OTH-01, 2-TRU-01, 2-DIR-01] every screen of owners and entities (${screens}) is clean for axe and by Tab at ${width} px, ${scheme}, and nothing scrolls sideways at any width`, async ({
      browser,
    }) => {
      const page = await (
        await browser.newContext({ baseURL: service.address, viewport: { width, height: 800 }, colorScheme: scheme })
      ).newPage();
      const problems: string[] = [];
      await visitEntityScreens(
        page,
        { applicant: { ...applicantOf(like), slug: `${like}-everything` }, screens },
        async (screen) => {
          const otherWidths = SETTINGS.map((setting) => setting.width).filter((each) => each !== width);
          // Once round each step, at its fullest; a question keeps the focus in itself, and an undone removal goes with the step.
          const isFullest = screen.state === 'filled' || NEVER_FILLED.includes(screen.name);
          const isTabbed = isFullest && !['question', 'undo'].includes(screen.name);
          problems.push(...(await screenProblems(page, screen, { width, otherWidths, isTabbed })));
        },
      );
      expect(problems).toEqual([]);
    });
  });
}
