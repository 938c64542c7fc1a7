/** Investor opens the record of a submitted application by a code: the history says so. */
import type { Command } from './command.ts';

export const noteRecordOpened: Command<null, null, null, 'proof'> = {
  needs: 'proof',
  isSafeTwice: false,
  readFacts: async () => null,
  decide: ({ application: { status } }) => ({
    event: { kind: 'record_opened', actingAs: 'investor', facts: { status } },
    reply: null,
  }),
};
