/** Role in which the caller of a command acts, for the history. */
import type { Application } from '#domain/application.ts';
import { NEW_APPLICATION, type Mode } from '#domain/session.ts';
import { openedMode, submittingActor, isOpenStatus, type StatusActor } from '#domain/statuses.ts';
import type { CommandSubject } from './command.ts';

/**
 * Returns the role: the issuer's staff while they act as such, else the one that the contact details and the status say. Of the application
 * the contact details suffice.
 */
export function roleOf(
  { session, application: { status } }: Pick<CommandSubject<unknown>, 'session' | 'application'>,
  contact: Pick<Application, 'contact_details'>,
): StatusActor {
  if (session?.actingAs === 'issuer') return 'issuer';
  const mode: Mode = isOpenStatus(status) ? openedMode(status) : NEW_APPLICATION;
  return submittingActor({ user: null, application: contact, mode });
}
