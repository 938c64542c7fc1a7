import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Offer } from '#domain/offer.ts';

export interface TestOffer {
  /** The demo offer whose pictures, documents and settings it begins with. */
  like: string;
  slug: string;
  changes: Partial<Offer>;
}

/** A folder with the demo offers and further ones beside them. */
export function offerFolder(offers: readonly TestOffer[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'allot-offers-'));
  cpSync('offers', folder, { recursive: true });
  for (const [index, { like, slug, changes }] of offers.entries()) {
    const own = path.join(folder, slug);
    cpSync(path.join('offers', like), own, { recursive: true });
    const file = path.join(own, 'offer.json');
    const offer = JSON.parse(readFileSync(file, 'utf8')) as Offer;
    writeFileSync(file, JSON.stringify({ ...offer, id: 900 + index, href: `/offers/${slug}/`, ...changes }));
  }
  return folder;
}
