/** Staff open a received application to edit it, and see identity and account numbers whole: the history says so. */
import type { Command } from './command.ts';

export const noteEditOpened: Command<null, null, null, 'manage'> = {
  needs: 'manage',
  isSafeTwice: false,
  readFacts: async () => null,
  decide: () => ({ event: { kind: 'edit_opened', actingAs: 'issuer', facts: {} }, reply: null }),
};
