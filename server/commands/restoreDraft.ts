/** Applicant restores a draft that was deleted for a day, by its link and a code. Changes nothing if somebody has restored it before. */
import type { Application } from '#domain/application.ts';
import { readContact } from '../applications/masked.ts';
import type { Command } from './command.ts';
import { roleOf } from './role.ts';

export const restoreDraft: Command<null, Pick<Application, 'contact_details'>, null, 'proof'> = {
  needs: 'proof',
  isSafeTwice: false,
  readFacts: async (transaction, { keys }, { application: { id } }) =>
    (await readContact({ database: transaction, keys }, id))?.application ?? {},
  decide: (state) => {
    if (state.application.status !== 'withdrawn') return { unchanged: null };
    const event = { kind: 'draft_restored', actingAs: roleOf(state, state.facts), facts: { status: 'draft' } };
    return { event, effects: [{ kind: 'unpark' }], reply: null };
  },
};
