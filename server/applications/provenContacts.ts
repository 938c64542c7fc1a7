/** Checks that the contact details of the person who submits were shown to be theirs: by a link and a code, or by their account. */
import type { OpeningContact } from '#domain/application/draftContact.ts';
import { isSameMailbox } from '#domain/formats/mailbox.ts';
import { isSamePhone } from '#domain/formats/phones.ts';
import type { User } from '#domain/session.ts';
import { addressHash } from '../drafts/links.ts';
import { readOpening } from '../drafts/numbers.ts';
import type { ApplicationStore } from './stored.ts';

export interface ProvenContacts {
  email: boolean;
  mobile: boolean;
}

interface Shown extends OpeningContact {
  /** Null if nothing of it was there before. */
  applicationId: number | null;
  user: User | null;
}

/** Finds the proven contacts, before the submission ends the links and codes of the draft. */
export async function findProvenContacts(
  store: ApplicationStore,
  { applicationId, user, email, mobile }: Shown,
): Promise<ProvenContacts> {
  const isOfAccount = user !== null && isSameMailbox(user.username, email);
  if (applicationId === null) return { email: isOfAccount, mobile: false };
  const opening = await readOpening(store, applicationId);
  return {
    email: isOfAccount || (await wasLinkFollowed(store, applicationId, email)),
    mobile: opening !== null && opening.isVerified && isSamePhone(mobile, opening.mobile),
  };
}

/** Returns true if the mailbox was proven by the link of an e-mail; a link that also went out as a text message proves nothing about it. */
async function wasLinkFollowed(store: ApplicationStore, applicationId: number, email: string): Promise<boolean> {
  const followed = await store.database
    .selectFrom('draft_visits')
    .innerJoin('draft_links', 'draft_links.id', 'draft_visits.link_id')
    .select('draft_visits.session_id')
    .where('draft_visits.application_id', '=', applicationId)
    .where('has_followed', '=', true)
    .where('draft_links.address_hash', '=', addressHash(store, applicationId, email))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.application_id', '=', 'draft_visits.application_id')
            .where('template', '=', 'approval_link'),
        ),
      ),
    )
    .executeTakeFirst();
  return followed !== undefined;
}
