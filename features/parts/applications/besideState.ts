import { isRecord } from '#domain/formats/isRecord.ts';

/** Returns the state of a page beside an application that was opened from the list: the way along the list goes on from there. */
export function besideState(kept: unknown): { list?: unknown; isStep: true } {
  return { ...(isRecord(kept) && { list: kept['list'] }), isStep: true };
}
