/** Undoing a change of a draft's e-mail address, for the owner of the former one who has given the code. */
import type { Application, ContactDetails } from '#domain/application.ts';
import { isSamePhone } from '#domain/formats/phones.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import { changeContact } from '../applications/changeContact.ts';
import { readMasked } from '../applications/masked.ts';
import type { Tables } from '../database/tables.ts';
import { hashOfAddress } from './addresses.ts';
import { endUndos, type AddressUndo } from './addressUndo.ts';
import { checkCode, type CodeDeps, type Judged } from './codes.ts';
import { parkDraft, unparkDraft } from './deleted.ts';
import { beginAnew } from './guesses.ts';
import type { CodeCaller } from './known.ts';
import { matchLinks } from './links.ts';
import { noteVerified } from './numbers.ts';

interface Given {
  undo: AddressUndo;
  code: string;
  by: CodeCaller;
  now: Date;
}

/**
 * Lets the draft name its former address again if the code is right, and the number that the code went to. Every session that held the
 * draft, and every link to the other address, ends; nothing is opened. A draft that was deleted meanwhile stays so: the links to the
 * former address, which are good again, restore it.
 */
export function undoAddressChange(deps: CodeDeps, { undo, code, by, now }: Given): Promise<Judged> {
  const { id: undoId, applicationId } = undo;
  return checkCode(
    deps,
    { applicationId, undoId, purposes: ['undo'], code, by, now },
    async (transaction, { number }) => {
      const deleted = await unparkDraft(transaction, { applicationId, now });
      await writeFormer(transaction, deps, { undo, number, by });
      await noteVerified(transaction, deps, { applicationId, mobile: number, now });
      await matchLinks(transaction, deps, { applicationId, email: undo.address, now });
      for (const table of ['draft_holds', 'draft_visits'] as const)
        await transaction.deleteFrom(table).where('application_id', '=', applicationId).execute();
      await beginAnew(transaction, applicationId);
      await endUndos(transaction, { undo, now });
      if (deleted) await parkDraft(transaction, { applicationId, ...deleted });
    },
  );
}

async function writeFormer(
  transaction: Transaction<Tables>,
  deps: CodeDeps,
  { undo, number, by }: Pick<Given, 'undo' | 'by'> & { number: string },
): Promise<void> {
  const { applicationId, offerId, address, userId } = undo;
  const stored = await readMasked({ database: transaction, keys: deps.keys }, applicationId);
  const actingAs = submittingActor({ user: null, application: stored?.application ?? {}, mode: NEW_APPLICATION });
  await changeContact(transaction, deps, {
    applicationId,
    change: (application) => withFormer(application, { address, number }),
    event: { kind: 'address_restored', actingAs, session: { id: by.sessionId, userId: by.userId }, status: 'draft' },
  });
  await transaction
    .updateTable('applications')
    // An account that has made the draft its own since is not its owner.
    .set({ address_hash: hashOfAddress(deps, offerId, address), user_id: userId })
    .where('id', '=', applicationId)
    .execute();
}

function withFormer(application: Application, { address, number }: { address: string; number: string }): Application {
  const { contact_details: contact } = application;
  return { ...application, contact_details: { ...contact, ...formerOf(contact, { address, number }) } };
}

function formerOf(
  contact: ContactDetails | undefined,
  { address, number }: { address: string; number: string },
): ContactDetails {
  if (isAdviserApplying(contact))
    return {
      adviser_email: address,
      ...(!isSamePhone(contact?.adviser_mobile ?? '', number) && { adviser_mobile: number }),
    };
  return { email_address: address, ...(!isSamePhone(contact?.tel_mobile ?? '', number) && { tel_mobile: number }) };
}
