/** Revisions of a saved draft: a command names the one that it is based on in `If-Match` (design 4a). */
import { serverTexts } from '#domain/texts.ts';
import { Refusal } from '../http/errors.ts';
import { hasOwnAddress, type Draft } from './repository.ts';

type Revised = Pick<Draft, 'id' | 'revision' | 'savedAt'>;

/**
 * Returns the revision that a command is based on: for a saved draft the one in `If-Match`, for an early lead the one that was read, so
 * that the second of two commands at once is refused; null if there is nothing yet.
 * @throws Refusal 428 without one for a saved draft, 412 for another than the newest
 */
export function requireRevision(draft: Draft | null, ifMatch: unknown): number | null {
  if (draft === null) return null;
  return hasOwnAddress(draft) ? requireNewest(draft, ifMatch) : draft.revision;
}

/**
 * Returns the revision in `If-Match`.
 * @throws Refusal 428 without one, 412 for another than the newest
 */
export function requireNewest(draft: Revised, ifMatch: unknown): number {
  const sent = typeof ifMatch === 'string' ? /^"(\d{1,9})"$/.exec(ifMatch)?.[1] : undefined;
  if (sent === undefined) throw new Refusal(428, { message: serverTexts.revisionMissing, current: currentOf(draft) });
  if (Number(sent) !== draft.revision) throw staleRevision(draft);
  return draft.revision;
}

/** Returns the refusal after another save came in between: it names the present state. */
export function staleRevision(draft: Revised): Refusal {
  return new Refusal(412, { message: serverTexts.revisionStale, current: currentOf(draft) });
}

/** Returns the saved draft as a refusal names it. */
function currentOf({ id, revision, savedAt }: Revised) {
  return { id, revision, saved_at: savedAt?.toISOString() ?? null };
}

/** Returns the refusal of a command on what is no draft any more. */
export function draftGone(): Refusal {
  return new Refusal(404, { message: serverTexts.draftGone });
}
