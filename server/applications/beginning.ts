/** Row of an application that begins: one for each file of a session. */
import type { Offer } from '#domain/offer.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Begin } from '../commands/runCommand.ts';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { lockRow } from '../commands/rows.ts';
import { newReference, withFreeReference } from './reference.ts';
import { findDraft, insertDraft, type ApplicationRow } from './repository.ts';

interface Beginning {
  /** Session that begins it. */
  session: { id: string };
  /** Account that owns it; null for none. */
  userId: number | null;
  offer: Offer;
  /** Client's key of its file; null from pages of earlier releases. */
  fileKey: string | null;
  /** Adviser's own name for it, if a sheet makes it. */
  ownReference?: string | undefined;
  now: Date;
}

/**
 * Makes the row of a draft that a command begins. If another call of the same file was quicker, the command goes on with what that one has
 * begun.
 */
export function begin({ ids }: Pick<ServerDeps, 'ids'>, { session, offer, ...beginning }: Beginning): Begin {
  const { fileKey } = beginning;
  const row = { ...beginning, offerId: offer.id, sessionId: session.id };
  return (transaction) =>
    withFreeReference(
      () => newReference(offer.href, ids),
      async (reference) => {
        const made = await insertDraft(transaction, { ...row, reference });
        if (made !== null) return { ...made, ...UNWRITTEN, userId: beginning.userId };
        const quicker = await findLead(transaction, { session, offer, fileKey });
        if (quicker !== null) return lockRow(transaction, quicker.id);
        return (await isOfOtherOffer(transaction, { session, fileKey })) ? fileOfOtherOffer() : null;
      },
    );
}

function fileOfOtherOffer(): Refusal {
  return new Refusal(400, { message: serverTexts.badRequest });
}

/** Returns true if the session has a draft of this file already, at another offer: no page of ours sends that. */
async function isOfOtherOffer(
  database: Database,
  { session, fileKey }: Pick<Beginning, 'session' | 'fileKey'>,
): Promise<boolean> {
  return fileKey !== null && (await findDraft(database, { sessionId: session.id, fileKey })) !== null;
}

const UNWRITTEN = { status: 'draft', savedAt: null, draftId: null, addressHash: null, isNew: true } as const;

/** Returns the draft that keeps another one from being begun: the session's own of the same file, or of the same offer without a file. */
export async function findLead(
  database: Database,
  { session, offer, fileKey }: { session: { id: string }; offer: Pick<Offer, 'id'>; fileKey: string | null },
): Promise<Pick<ApplicationRow, 'id' | 'reference'> | null> {
  const lead = await database
    .selectFrom('applications')
    .select(['id', 'reference'])
    .where('session_id', '=', session.id)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'draft')
    .where('file_key', 'is not distinct from', fileKey)
    .orderBy('saved_at', (order) => order.asc().nullsFirst())
    .executeTakeFirst();
  return lead ?? null;
}
