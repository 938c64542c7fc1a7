/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readFields } from './sources.ts';

interface DemoOffer {
  state: string;
  href: string;
  documents: { filename: string }[];
  fee_calculation_type?: string | null;
  security: { category: string; partly_paid?: boolean };
}

const page = readFileSync('docs/offers.md', 'utf8');
const demoOffers = readdirSync('offers').map((slug) => ({
  slug,
  offer: JSON.parse(readFileSync(path.join('offers', slug, 'offer.json'), 'utf8')) as DemoOffer,
}));

describe('the page about the offer file', () => {
  it.each(['Offer', 'Security', 'DueDiligenceQuestion', 'OfferDocument', 'KeyFact', 'Registrar', 'ContactPerson', 'Biller'])('describes every field of %s', (name) => {
    const fields = readFields('domain/offer.ts', name);

    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => field !== 'security' && !new RegExp(`\`(?:security\\.)?${field}\``).test(page))).toEqual([]);
  });
});

describe('the demo offers', () => {
  it.each(demoOffers)('$slug is open, at the address of its folder, with real PDFs', ({ slug, offer }) => {
    const files = offer.documents.map(({ filename }) => path.join('offers', slug, 'documents', filename));

    expect(offer).toMatchObject({ state: 'open', href: `/offers/${slug}/` });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file) && readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('show shares with a fee on the total, partly paid units with a fee on the payable, and notes without a fee', () => {
    const kinds = demoOffers.map(({ offer }) => [offer.security.category, offer.security.partly_paid ?? false, offer.fee_calculation_type ?? null]);

    expect(kinds).toEqual([
      ['O', false, 'ADD_TO_TOTAL'],
      ['D', false, null],
      ['U', true, 'ADD_TO_PAYABLE'],
    ]);
  });
});
