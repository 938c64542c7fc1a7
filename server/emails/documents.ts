/** Documents that an e-mail names: their owner and kind, never the name of a file or its contents. */
import type { Application, PersonEntry } from '#domain/application.ts';
import { listEntities } from '#domain/model/places.ts';
import type { Offer } from '#domain/offer.ts';
import { requiredIdDocumentCount } from '#domain/people/identityDocuments.ts';
import { documentItems, type ReadinessItem } from '#domain/readiness.ts';
import { postedDocuments } from '#domain/readiness/verification.ts';
import { emailTexts, readinessTexts } from '#domain/texts.ts';

/** Returns the originals that come by post (2-READY-41): by the name that a person chose, or the kind of document. */
export function postedLines(offer: Offer, application: Application): string[] {
  return linesOf(postedDocuments(offer, application), (item) => originalsOf(offer, application, item));
}

/** Returns the documents that are asked for and missing. If one certificate is enough for all, one of them has to give it (2-READY-28). */
export function missingLines(offer: Offer, application: Application): string[] {
  const items = documentItems({ offer, application }).filter(({ needed, supplied }) => needed && !supplied);
  const isOneEnough = offer.issuer_wholesale_client_default_setting === 'any';
  const shared = items.filter(({ kind }) => isOneEnough && kind === 'certificate');
  if (shared.length < 2) return linesOf(items, kindOf);
  const subjects = [...new Set(shared.map(({ subject }) => subject))].join(', ');
  return [
    ...linesOf(
      items.filter((item) => !shared.includes(item)),
      kindOf,
    ),
    emailTexts.documentsOf(subjects, emailTexts.fromOneOf(readinessTexts.kinds.certificate)),
  ];
}

/** Returns a line for each person or organisation; one that is in several lists is asked once. */
function linesOf(items: readonly ReadinessItem[], nameOf: (item: ReadinessItem) => string): string[] {
  const bearers = new Map<string, { subject: string; documents: Set<string> }>();
  for (const item of items) {
    const key = item.about || `${item.step} ${item.path}`;
    const bearer = bearers.get(key) ?? { subject: item.subject, documents: new Set() };
    bearers.set(key, bearer);
    bearer.documents.add(nameOf(item));
  }
  return [...bearers.values()].map(({ subject, documents }) =>
    emailTexts.documentsOf(subject, [...documents].join(', ')),
  );
}

function kindOf({ kind }: ReadinessItem): string {
  return readinessTexts.kinds[kind];
}

function originalsOf(offer: Offer, application: Application, item: ReadinessItem): string {
  if (item.kind !== 'identity')
    return withExamples(kindOf(item), item.kind === 'aml' ? offer.allowed_company_docs : []);
  const person = listEntities(application).find(({ step, path }) => step === item.step && path === item.path);
  const chosen = person?.kind === 'person' ? chosenTypes(offer, person.entity) : [];
  return chosen.length > 0 ? chosen.join(', ') : kindOf(item);
}

function chosenTypes(offer: Offer, person: PersonEntry): string[] {
  const types = [person.idType ?? '', person.idType2 ?? ''].filter((type) => type !== '');
  return types.slice(0, requiredIdDocumentCount(offer, person));
}

function withExamples(kind: string, examples: readonly string[] = []): string {
  return examples.length > 0 ? `${kind} (${examples.join(', ')})` : kind;
}
