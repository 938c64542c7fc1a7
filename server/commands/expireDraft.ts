/** Service removes a draft at its day: also one that was deleted for a day, and that nobody restored in time. */
import type { Command } from './command.ts';
import { removal } from './removal.ts';

/** Changes nothing if it is no draft any more, and was not deleted for a day. */
export const expireDraft: Command<{ isParked: boolean }, null, null, 'service'> = {
  needs: 'service',
  isSafeTwice: true,
  readFacts: async () => null,
  decide: ({ application: { status }, input: { isParked } }) =>
    status === (isParked ? 'withdrawn' : 'draft') ? { ...removal('service'), reply: null } : { unchanged: null },
};
