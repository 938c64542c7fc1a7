/** Imports offer files into the database. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { issuerNamed } from '../issuers/issuers.ts';
import { storeFiles, type FileDeps } from '../storage/claims.ts';
import { filesOf, readOfferFile } from './offerFile.ts';
import { receiveOfferFiles, replaceOfferFiles } from './offerFiles.ts';
import { presentationOf } from './presentation.ts';

/** An offer file that was refused; its message lists every problem. */
export class OfferFileError extends Error {
  override readonly name = 'OfferFileError';
}

/**
 * Checks `file` and stores its offer with its pictures and documents, replacing the one with the same id.
 * @throws OfferFileError with one line for each problem; nothing is stored then
 */
export async function importOffer(deps: FileDeps, file: string): Promise<{ id: number; href: string; name: string }> {
  const { database, clock } = deps;
  const now = clock.now();
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
    presentation: JSON.stringify(presentationOf(offer)),
    folder: path.resolve(path.dirname(file)),
    imported_at: now,
  };
  const names = filesOf(offer).map((each) => each.file);
  const received = await receiveOfferFiles(deps, path.dirname(file), names);
  try {
    await storeFiles(deps, received, async (transaction) => {
      await transaction
        .insertInto('offers')
        .values({ id: offer.id, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...columns, closing_moved_at: movedAt(now) }))
        .execute();
      await replaceOfferFiles(transaction, { id: offer.id, now }, received);
    });
  } finally {
    for (const each of received) await deps.files.drop(each);
  }
  return { id: offer.id, href: offer.href, name: offer.name };
}

/** Records that the closing time changed: reminders then write to the applicants of saved drafts (server/drafts/reminders.ts). */
function movedAt(now: Date) {
  return sql<Date | null>`
    case when offers.closes_at is distinct from excluded.closes_at then ${now}::timestamptz else offers.closing_moved_at end`;
}

/** Imports every `<folder>/<name>/offer.json` if the database holds no offer yet; returns how many were imported. */
export async function importDemoOffers(deps: FileDeps, folder: string): Promise<number> {
  const present = await deps.database.selectFrom('offers').select('id').limit(1).executeTakeFirst();
  if (present) return 0;
  const names = await fs.readdir(folder).catch((): string[] => []);
  const files = names.sort().map((name) => path.join(folder, name, 'offer.json'));
  let count = 0;
  for (const file of files) {
    if (!(await fs.stat(file).catch(() => null))) continue;
    await importOffer(deps, file);
    count += 1;
  }
  return count;
}
