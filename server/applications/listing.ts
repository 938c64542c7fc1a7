/** Facts by which the issuer's staff find an application, as they are written with its answers. */
import { createHmac } from 'node:crypto';
import type { Application } from '#domain/application.ts';
import { LISTED_VERSION, listedFacts } from '#domain/application/listedFacts.ts';
import { wordsOf } from '#domain/formats/words.ts';
import type { Offer } from '#domain/offer.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { StatusActor } from '#domain/statuses.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../database/together.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';
import { sumToRead } from './receivedPayments.ts';
import { hinHash } from '../register/holderNumbers.ts';
import { normaliseHolderNumber } from '../register/holdingRow.ts';
import { parseRowId } from '../wire/kinds.ts';

export interface Listing {
  id: number;
  reference: string;
  offer: Offer;
  application: Application;
  status: ApplicationStatus;
  submittedAt: Date;
  /** Time of the reading. */
  now: Date;
  enteredBy: StatusActor;
}

/** Returns the changes that make these the facts of an application. */
export function listingToWrite(
  database: Database,
  { keys }: { keys: StoreKeys },
  { id, reference, offer, application, status, submittedAt, enteredBy, now }: Listing,
): Change[] {
  const facts = listedFacts(offer, application);
  const hin = normaliseHolderNumber(application.investor_details?.hin ?? '');
  const row = {
    version: LISTED_VERSION,
    read_at: now,
    offer_id: offer.id,
    reference,
    status,
    submitted_at: submittedAt,
    investor: facts.investor,
    sort_name: facts.sortName,
    adviser: facts.adviser,
    amount: facts.amount,
    due: facts.due,
    units: facts.units,
    entered_by: enteredBy,
    words: [...new Set([...facts.words, ...wordsOf(reference)])].join(' '),
    missing: facts.missing.join(' '),
    is_pep: facts.isPep,
    is_foreign: facts.isForeign,
    is_below_minimum: facts.isBelowMinimum,
    certificate_date: facts.certificateDate,
    holding_id: parseRowId(chosenHolding(application.contact_details)?.id),
    hin_hash: hin === '' ? null : hinHash(keys, hin),
  };
  // In one order: two applications with the same hashes wait for each other, and never both at once.
  const hashes = [...new Set(facts.matches.map((match) => matchHash(keys, match)))].sort();
  return [
    database
      .insertInto('listed_applications')
      .values({ application_id: id, ...row, paid: sumToRead(id) })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(row)),
    database
      .deleteFrom('listed_matches')
      .where('application_id', '=', id)
      .$if(hashes.length > 0, (query) => query.where('hash', 'not in', hashes)),
    ...(hashes.length === 0
      ? []
      : [
          database
            .insertInto('listed_matches')
            .values(hashes.map((hash) => ({ offer_id: offer.id, hash, application_id: id })))
            .onConflict((conflict) => conflict.doNothing()),
        ]),
  ];
}

/** Returns the first 64 bits as a whole number: among millions of hashes, no two are the same by chance. */
function matchHash({ hashKey }: Pick<StoreKeys, 'hashKey'>, match: string): string {
  return createHmac('sha256', hashKey).update(`match ${match}`).digest().readBigInt64BE().toString();
}
