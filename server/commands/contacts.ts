/** Receivers of messages about an application: the people of its contact details who have an e-mail address. */
import type { StatusActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { EmailTemplate } from '../emails/templates.ts';
import type { Message } from '../outbox/outbox.ts';

/** Keys of the rows of `people`; null for a person without an e-mail address. */
export interface Contacts {
  investor: string | null;
  adviser: string | null;
}

/** Reads the receivers of an application. */
export async function readContacts(transaction: Transaction<Tables>, id: number): Promise<Contacts> {
  const people = await transaction
    .selectFrom('people_places')
    .innerJoin('people', 'people.key', 'people_places.person_key')
    .select(['people.key', 'people_places.role'])
    .where('people_places.application_id', '=', id)
    .where('people_places.step', '=', 'contact_details')
    .where('people.email', 'is not', null)
    .execute();
  const keyOf = (role: string) => people.find((person) => person.role === role)?.key ?? null;
  return { investor: keyOf('contact'), adviser: keyOf('adviser') };
}

/** Returns one message of this occasion to each of investor and adviser who is to be told. */
export function tellContacts(
  contacts: Contacts,
  {
    occasion,
    templates,
    tells = ['investor', 'adviser'],
    dueAt,
  }: {
    occasion: string;
    templates: Readonly<Record<keyof Contacts, EmailTemplate>>;
    tells?: readonly StatusActor[];
    /** Time at which they leave; left out: at once. */
    dueAt?: Date;
  },
): Message[] {
  return (['investor', 'adviser'] as const).flatMap((receiver) => {
    const personKey = contacts[receiver];
    if (personKey === null || !tells.includes(receiver)) return [];
    return [{ channel: 'email' as const, occasion, personKey, template: templates[receiver], dueAt }];
  });
}
