/** Investor declines an adviser's application that waits for their approval (2-ROLE-08). */
import type { Command } from './command.ts';
import { readContacts, type Contacts } from './contacts.ts';
import { withdraw } from './withdraw.ts';

export const decline: Command<null, Contacts, null> = {
  needs: 'approve',
  isSafeTwice: true,
  readFacts: (transaction, _deps, { application }) => readContacts(transaction, application.id),
  decide: (state) =>
    withdraw(state, {
      kind: 'declined',
      by: 'investor',
      templates: { investor: 'declined', adviser: 'declined_notice' },
    }),
};
