/** Words about the documents that an application needs: whose each is, and what of it is there. */
import type { Application } from '../model/application.ts';
import type { DocumentKind, ReadinessItem } from '../model/documentKinds.ts';
import type { Offer } from '../model/offer.ts';
import { listEntities } from '../model/places.ts';
import { partlySuppliedText } from '../documents/describeDocuments.ts';
import { distinctName } from '../people/distinctNames.ts';
import { documentItems } from './assess.ts';

export interface ItemTexts {
  /** Returns the name of the person an item is about, told apart from another one of the same name, or the subject in its place. */
  subjectOf: (item: ReadinessItem) => string;
  /** Returns the state of an item, with the names of the documents that are there. */
  textOf: (item: ReadinessItem) => string;
}

export function itemTexts(application: Application): ItemTexts {
  const people = listEntities(application).flatMap(({ kind, entity }) => (kind === 'person' ? [entity] : []));
  const bearerOf = ({ about }: ReadinessItem) => people.find(({ id }) => id === about && about !== '');
  return {
    subjectOf: (item) => {
      const bearer = bearerOf(item);
      return (bearer && distinctName(bearer, people)) || item.subject;
    },
    textOf: (item) => {
      const bearer = item.kind === 'identity' ? bearerOf(item) : undefined;
      return bearer ? partlySuppliedText(item.text, [bearer.idDoc, bearer.idDoc2]) : item.text;
    },
  };
}

/** Documents that one person, organisation or account needs. */
export interface SubjectReadiness {
  subject: string;
  items: { kind: DocumentKind; is_supplied: boolean }[];
}

/** Lists the needed documents of an application by whom they are about, in the order of the application. */
export function readinessBySubject(offer: Offer, application: Application): SubjectReadiness[] {
  const { subjectOf } = itemTexts(application);
  const subjects = new Map<string, SubjectReadiness>();
  for (const item of documentItems({ offer, application })) {
    if (!item.needed) continue;
    const subject = subjectOf(item);
    const key = item.about === '' ? subject : item.about;
    const entry = subjects.get(key) ?? { subject, items: [] };
    entry.items.push({ kind: item.kind, is_supplied: item.supplied });
    subjects.set(key, entry);
  }
  return [...subjects.values()];
}
