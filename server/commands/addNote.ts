/** Staff add an internal note to an application that their issuer has received. */
import { MOST_ENTRIES } from '#domain/application/issuerPage.ts';
import { issuerPageTexts } from '#domain/texts/issuerPage.ts';
import { findNoteIds } from '../applications/notes.ts';
import { Refusal } from '../http/errors.ts';
import type { Command } from './command.ts';

/** The note's id is the client's: a repeat changes nothing. Refuses with 409 above 200 notes. */
export const addNote: Command<{ id: string; text: string }, { ids: readonly string[] }, null, 'manage'> = {
  needs: 'manage',
  isSafeTwice: true,
  readFacts: async (transaction, _deps, { application: { id } }) => ({ ids: await findNoteIds(transaction, id) }),
  decide: ({ facts: { ids }, input: { id, text } }) => {
    if (ids.includes(id)) return { unchanged: null };
    if (ids.length >= MOST_ENTRIES) return new Refusal(409, { message: issuerPageTexts.notesFull });
    return {
      event: { kind: 'note_added', actingAs: 'issuer', facts: { note: id } },
      effects: [{ kind: 'note', id, text }],
      reply: null,
    };
  },
};
