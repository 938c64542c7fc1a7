/** The registrar's help for whoever cannot get the codes of their saved draft, or of what they are to approve: another mobile number. */
import { readPhone } from '#domain/formats/phones.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import type { Application } from '#domain/application.ts';
import type { OpenStatus } from '#domain/statuses.ts';
import { changeContact } from '../applications/changeContact.ts';
import { findDraft, isKept } from '../applications/repository.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ServerDeps } from '../deps.ts';
import type { Session } from '../sessions/sessions.ts';
import { redirectUndos } from './addressUndo.ts';
import { beginAnew } from './guesses.ts';
import { endHolds } from './holds.ts';
import { lockDraft } from './links.ts';
import { endOfNumber, noteChanged, readReach } from './numbers.ts';
import { oweDraftEmail, oweText } from './owed.ts';

export interface MobileChange {
  applicationId: number;
  /** As typed. */
  mobile: string;
  /** Of the staff. */
  session: Pick<Session, 'id' | 'userId'>;
}

/** `no_mobile`: no number that a message could go to. `no_draft`: there is nothing that opens by a code. */
export type ChangedMobile = { end: string } | { refusal: 'no_mobile' | 'no_draft' };

/**
 * Puts another mobile number into a saved draft, of whoever applies, or into what waits for approval, of its investor: from now on its codes open the draft, the first of which verifies it. The
 * number whose codes did before, and the e-mail address, are told; no code that went there opens anything any more, and whoever holds the
 * draft by one is asked for a code of the new number.
 */
export async function changeMobile(
  deps: ServerDeps,
  { applicationId, mobile: typed, session }: MobileChange,
): Promise<ChangedMobile> {
  const mobile = readPhone(typed);
  if (mobile === null) return { refusal: 'no_mobile' };
  return inTransaction(deps.database, async (transaction) => {
    const status = await lockDraft(transaction, applicationId);
    const draft = status && (await findDraft(transaction, { id: applicationId }));
    const before =
      draft && isKept(draft) && (await readReach({ database: transaction, keys: deps.keys }, applicationId));
    if (!draft || !before) return { refusal: 'no_draft' };
    const { status: stands } = draft;
    const change = (application: Application) => withMobile(application, { mobile, status: stands });
    const event = { kind: 'mobile_changed', actingAs: 'issuer', session, status: stands } as const;
    await changeContact(transaction, deps, { applicationId, change, event });
    await noteChanged(transaction, deps, { applicationId, mobile, formerly: before.opening });
    await redirectUndos(transaction, deps, { applicationId, number: mobile });
    await endHolds(transaction, { applicationId, now: deps.clock.now() });
    await beginAnew(transaction, applicationId);
    const owed = { applicationId, template: 'mobile_replaced', occasion: deps.ids.uuid() } as const;
    if (before.opening !== null) await oweText(transaction, deps, owed);
    await oweDraftEmail(transaction, deps, owed);
    return { end: endOfNumber(mobile) };
  });
}

function withMobile(application: Application, { mobile, status }: { mobile: string; status: OpenStatus }): Application {
  const { contact_details: contact } = application;
  const isAdvisers = status === 'draft' && isAdviserApplying(contact);
  const changed = isAdvisers ? { adviser_mobile: mobile } : { tel_mobile: mobile };
  return { ...application, contact_details: { ...contact, ...changed } };
}
