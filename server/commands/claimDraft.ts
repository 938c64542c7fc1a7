/** Account that logs in on a page takes over the draft of the page's visitor: the history says so. */
import type { Command } from './command.ts';

export const claimDraft: Command<null, null, null, 'proof'> = {
  needs: 'proof',
  isSafeTwice: false,
  readFacts: async () => null,
  decide: ({ session }) => ({
    event: {
      kind: 'draft_claimed',
      actingAs: session?.actingAs === 'advisor' ? 'adviser' : (session?.actingAs ?? 'investor'),
      facts: { status: 'draft' },
    },
    reply: null,
  }),
};
