/** The documents of which an e-mail speaks: whose they are and what they are, no name of a file and nothing that stands in them. */
import type { Application, PersonEntry } from '#domain/application.ts';
import { listEntities } from '#domain/application/places.ts';
import type { Offer } from '#domain/offer.ts';
import { requiredIdDocumentCount } from '#domain/people/identityDocuments.ts';
import { documentItems, type ReadinessItem } from '#domain/readiness.ts';
import { postedDocuments } from '#domain/readiness/verification.ts';
import { emailTexts, readinessTexts } from '#domain/texts.ts';

/** The originals that come by post (2-READY-41): by name where a person chose them, or the kind of document. */
export function postedLines(offer: Offer, application: Application): string[] {
  return linesOf(postedDocuments(offer, application), (item) => originalsOf(offer, application, item));
}

/** What is asked for and not there. Where one certificate does for all, one of them has to give it (2-READY-28). */
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

/** A line for each person or organisation; who stands in several lists is asked once. */
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
