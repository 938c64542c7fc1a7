/**
 * Staff open a received application to edit it, and see identity and account numbers whole: the history says so, once for all openings of
 * one account within half an hour.
 */
import { IDLE_MINUTES } from '#domain/session.ts';
import { findLastOpening } from '../applications/edits.ts';
import type { Command } from './command.ts';

export const noteEditOpened: Command<null, { last: Date | null }, null, 'decide'> = {
  needs: 'decide',
  isSafeTwice: false,
  readFacts: async (transaction, _deps, { application: { id }, session }) => ({
    last: await findLastOpening(transaction, { id, userId: session?.userId ?? null }),
  }),
  decide: ({ facts: { last }, now }) => {
    if (last !== null && now.getTime() - last.getTime() < IDLE_MINUTES * 60_000) return { unchanged: null };
    return { event: { kind: 'edit_opened', actingAs: 'issuer', facts: {} }, reply: null };
  },
};
