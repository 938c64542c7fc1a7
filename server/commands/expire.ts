/** Service ends an application that nobody approved in time. */
import type { Command } from './command.ts';
import { readContacts, type Contacts } from './contacts.ts';
import { withdraw } from './withdraw.ts';

export const expire: Command<null, Contacts, null> = {
  needs: 'service',
  isSafeTwice: true,
  readFacts: (transaction, _deps, { application }) => readContacts(transaction, application.id),
  decide: (state) =>
    withdraw(state, {
      kind: 'approval_expired',
      by: 'service',
      templates: { investor: 'approval_expired', adviser: 'approval_expired_notice' },
    }),
};
