/** Takes offer files into the database. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { issuerNamed } from '../issuers/issuers.ts';
import { readOfferFile } from './offerFile.ts';

/** An offer file that was refused; its message lists every problem. */
export class OfferFileError extends Error {
  override readonly name = 'OfferFileError';
}

/**
 * Checks `file` and stores its offer, replacing the one with the same id.
 * @throws OfferFileError with one line for each problem; nothing is stored then
 */
export async function importOffer(
  database: Database,
  file: string,
  now: Date,
): Promise<{ id: number; href: string; name: string }> {
  const reading = await readOfferFile(file);
  if ('problems' in reading) {
    const lines = reading.problems.map(({ path: place, message }) => `- ${place || 'file'}: ${message}`);
    throw new OfferFileError(`${file} was not imported:\n${lines.join('\n')}`);
  }
  const { offer, slug } = reading;
  const owner = await database.selectFrom('offers').select('id').where('slug', '=', slug).executeTakeFirst();
  if (owner && owner.id !== offer.id)
    throw new OfferFileError(
      `${file} was not imported:\n- href: ${offer.href} belongs to the offer with id ${owner.id}`,
    );
  const columns = {
    issuer_id: await issuerNamed(database, offer.client_name),
    slug,
    name: offer.name,
    state: offer.state,
    closes_at: offer.closes_at ? new Date(offer.closes_at) : null,
    content: JSON.stringify(offer),
    folder: path.resolve(path.dirname(file)),
    imported_at: now,
  };
  await database
    .insertInto('offers')
    .values({ id: offer.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  return { id: offer.id, href: offer.href, name: offer.name };
}

/** Imports every `<folder>/<name>/offer.json` when the database holds no offer yet; gives how many were imported. */
export async function importDemoOffers(database: Database, folder: string, now: Date): Promise<number> {
  const present = await database.selectFrom('offers').select('id').limit(1).executeTakeFirst();
  if (present) return 0;
  const names = await fs.readdir(folder).catch((): string[] => []);
  const files = names.sort().map((name) => path.join(folder, name, 'offer.json'));
  let count = 0;
  for (const file of files) {
    if (!(await fs.stat(file).catch(() => null))) continue;
    await importOffer(database, file, now);
    count += 1;
  }
  return count;
}
