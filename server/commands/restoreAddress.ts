/** Owner of a draft's former e-mail address has the draft name it again, and the number that the code went to (3-DRAFT-01). */
import type { Application, ContactDetails } from '#domain/application.ts';
import { isSamePhone } from '#domain/formats/phones.ts';
import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { notFound } from '../http/errors.ts';
import { readForUpdate } from '../applications/storedNumbers.ts';
import type { Command } from './command.ts';
import { roleOf } from './role.ts';

interface Former {
  address: string;
  /** Hash by which the draft is found by this address. */
  addressHash: string | null;
  /** Number in E.164. */
  number: string;
  /** Account that owned the draft then: one that has made it its own since does not. */
  userId: number | null;
}

/** The facts are the answers with their numbers. Refuses with 404 what is no draft any more: somebody submitted it at this moment. */
export const restoreAddress: Command<Former, Application, null, 'proof'> = {
  needs: 'proof',
  isSafeTwice: false,
  readFacts: async (transaction, { keys }, { application: { id } }) =>
    (await readForUpdate({ database: transaction, keys }, id)) ?? {},
  decide: (state) => {
    const { application, facts: answers, input: former } = state;
    if (application.status !== 'draft') return notFound();
    const contact_details = { ...answers.contact_details, ...formerOf(answers.contact_details, former) };
    return {
      changes: {
        answers: { ...answers, contact_details },
        addressHash: former.addressHash,
        userId: former.userId,
      },
      event: { kind: 'address_restored', actingAs: roleOf(state, answers), facts: { status: 'draft' } },
      reply: null,
    };
  },
};

function formerOf(contact: ContactDetails | undefined, { address, number }: Former): ContactDetails {
  if (isAdviserApplying(contact))
    return {
      adviser_email: address,
      ...(!isSamePhone(contact?.adviser_mobile ?? '', number) && { adviser_mobile: number }),
    };
  return { email_address: address, ...(!isSamePhone(contact?.tel_mobile ?? '', number) && { tel_mobile: number }) };
}
