/** Somebody opens a draft, or an application to approve, whose code they gave or which is their own: the history says so. */
import type { Application } from '#domain/application.ts';
import { isOpenStatus } from '#domain/statuses.ts';
import { readContact } from '../applications/masked.ts';
import type { Command } from './command.ts';
import { roleOf } from './role.ts';

/** Changes nothing if nobody can open it any more. */
export const noteDraftOpened: Command<null, Pick<Application, 'contact_details'>, null, 'proof'> = {
  needs: 'proof',
  isSafeTwice: false,
  readFacts: async (transaction, { keys }, { application: { id } }) =>
    (await readContact({ database: transaction, keys }, id))?.application ?? {},
  decide: (state) => {
    const { status } = state.application;
    if (!isOpenStatus(status)) return { unchanged: null };
    const contact = state.facts;
    return { event: { kind: 'draft_opened', actingAs: roleOf(state, contact), facts: { status } }, reply: null };
  },
};
