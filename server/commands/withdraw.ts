/** Decision that ends an application that waits for approval: it is withdrawn, and never reaches the issuer. */
import type { UnapprovedEnd } from '#domain/application/approvalEnd.ts';
import { statusMove, type MoveActor } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { SubmissionTemplate } from '../emails/templates.ts';
import { Refusal } from '../http/errors.ts';
import type { CommandState, Decision } from './command.ts';
import { tellContacts, type Contacts } from './contacts.ts';

interface End {
  kind: UnapprovedEnd;
  by: MoveActor;
  templates: Record<keyof Contacts, SubmissionTemplate>;
}

/**
 * Withdraws an application that waits for approval, with e-mails to investor and adviser. Its links no longer open anything, and lead to
 * the page that says how it ended.
 */
export function withdraw(
  { application, facts: contacts }: CommandState<null, Contacts>,
  { kind, by, templates }: End,
): Decision<null> | Refusal {
  const { status } = application;
  const move = status === 'pending_approval' ? statusMove(status, 'withdrawn', by) : null;
  if (move === null) return new Refusal(409, { message: serverTexts.draftNoMore });
  return {
    changes: { status: move.to, addressHash: null },
    event: { kind, actingAs: by, facts: { status: move.to } },
    notify: tellContacts(contacts, { occasion: kind, templates, tells: move.tells }),
    grants: by === 'investor' ? ['approver'] : [],
    effects: [{ kind: 'endHoldings' }, { kind: 'dropHandles' }],
    reply: null,
  };
}
