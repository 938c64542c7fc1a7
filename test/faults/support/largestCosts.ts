/** The most that the largest body of a route may cost: what was counted, and a quarter more. */
import type { Cost } from './counted.ts';

/** Of a call that touches no whole application. */
const ORDINARY: Cost = { statements: 20, rows: 25, validations: 0, steps: 50_000, bytes: 10_000 };

const DRAFT: Partial<Cost> = { statements: 52, rows: 36 };

/** By the route and the body of it. */
const MOST: Readonly<Record<string, Partial<Cost>>> = {
  'POST /offer/api/application-create-update/ a new draft, words': DRAFT,
  'POST /offer/api/application-create-update/ a new draft, blank': DRAFT,
  'POST /offer/api/application-create-update/ a new draft, inEveryList': { ...DRAFT, steps: 207_000 },
  'POST /offer/api/application-create-update/ a new draft, numbers': { ...DRAFT, steps: 160_000 },
  'POST /offer/api/application-create-update/ a new draft, masks': { ...DRAFT, steps: 129_000 },
  'POST /offer/api/application-create-update/ a new draft, people': { ...DRAFT, steps: 223_000 },
  'POST /offer/api/application-create-update/ saved again, masks': { statements: 62, rows: 1_190, steps: 193_000 },
  'POST /offer/api/application-create-update/ that saves itself, people': { statements: 28, rows: 800, steps: 387_000 },
  'POST /offer/api/application-create-update/ submitted, numbers': { steps: 109_000 },
  'POST /offer/api/application-create-update/ submitted, inEveryList': { steps: 261_000 },
  'POST /offer/api/application-create-update/ submitted, people': { steps: 275_000 },
  'POST /offer/api/application-create-update/ by an adviser without authority, people': { steps: 280_000 },
  'POST /offer/api/application-create-update/ approved, people': { statements: 40, rows: 1_000, steps: 400_000 },
  'POST /api/applications/:id/open-draft/ masks': { statements: 39, rows: 1_050, steps: 84_000, bytes: 223_000 },
  'POST /api/applications/:id/open-draft/ people': { statements: 39, rows: 427, steps: 160_000, bytes: 409_000 },
  'POST /api/applications/:id/reveal-number/': { statements: 29, rows: 420, steps: 120_000 },
  'POST /api/applications/:id/change-mobile/': { statements: 38, rows: 803, steps: 233_000 },
  'POST /offers/:slug/draft/:id/': { statements: 38, rows: 27 },
  'POST /d/:token/delete/': { statements: 39, rows: 413, steps: 119_000 },
  'POST /api/applications/:id/delete-draft/': { statements: 50 },
  'GET /api/applications/:id/record/': { bytes: 532_000 },
  'GET /api/applications/:id/record.json': { bytes: 531_000 },
  'GET /api/applications/:id/record.pdf': { bytes: 1_836_000 },
  'POST /offer/api/application-create-update/ edited, people': { statements: 42, rows: 1_710, steps: 507_000 },
  'POST /api/issuer/applications/:id/edit/': { statements: 32, rows: 420, steps: 142_000, bytes: 289_000 },
  'GET /api/issuer/applications/:id/': { statements: 28, rows: 910, steps: 218_000 },
  'POST /api/issuer/payments/check/': { bytes: 77_000 },
  'POST /api/offers/:slug/sheet/': { statements: 63, rows: 48, validations: 40_700, steps: 1_410_000, bytes: 101_000 },
  'POST /offer/api/submission-outcome/': { steps: 69_000 },
  // The first call after an import reads the offer and freezes it, with the trees of its texts.
  'GET /api/offers/:slug/': { steps: 134_000 },
  'GET /api/docs/': { steps: 140_000, bytes: 503_000 },
  'GET /api/docs/openapi.json': { bytes: 229_000 },
  'GET /dev/outbox/': { statements: 348, rows: 3_550, steps: 1_523_000, bytes: 81_000 },
};

export function mostOf(route: string, what = ''): Cost {
  return { ...ORDINARY, ...MOST[`${route} ${what}`.trim()] };
}

/** Names of `MOST` that none of these bodies has. */
export function unusedMost(bodies: readonly { route: string; what?: string }[]): string[] {
  const names = new Set(bodies.map(({ route, what = '' }) => `${route} ${what}`.trim()));
  return Object.keys(MOST).filter((name) => !names.has(name));
}
