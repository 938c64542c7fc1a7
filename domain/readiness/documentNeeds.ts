/** Documents that an application needs, judged one by one (Appendix A of document 2's catalogue). */
import type { UploadedDocument } from '../model/application.ts';
import type { Party } from '../people/parties.ts';
import { hasDocument } from '../model/documentFields.ts';
import { subjectOf } from '../documents/subject.ts';
import { readinessTexts } from '../texts/readiness.ts';
import type { DocumentKind, ReadinessItem } from '../model/documentKinds.ts';

/** A document that is asked for; `isAllowedMissing`: the offer accepts an application without it. */
export interface DocumentNeed {
  item: ReadinessItem;
  isAllowedMissing: boolean;
}

export interface NeedOptions {
  kind: DocumentKind;
  needed: boolean;
  supplied: boolean;
  isAllowedMissing: boolean;
}

/** Returns the need of one party. */
export function documentNeed(
  { value, subject, step, path }: Party<object>,
  { isAllowedMissing, ...rest }: NeedOptions,
): DocumentNeed {
  const text = rest.supplied ? readinessTexts.supplied : readinessTexts.notSupplied;
  return { item: { subject, about: subjectOf(value), step, path, text, ...rest }, isAllowedMissing };
}

/** Returns the need of one document, of which either nothing or all is supplied. */
export function singleDocumentNeed(
  party: Party<object>,
  document: UploadedDocument | null | undefined,
  options: Omit<NeedOptions, 'supplied'>,
): DocumentNeed {
  return documentNeed(party, { ...options, supplied: hasDocument(document) });
}

/** True when the document belongs on review: it is asked for, or was given all the same. */
export function isAskedOrSupplied({ item }: DocumentNeed): boolean {
  return item.needed || item.supplied;
}

/** True when the need is not met: needed and not supplied. */
export function isMissing({ item }: DocumentNeed): boolean {
  return item.needed && !item.supplied;
}

/** True when the need is not met and the offer does not accept that. */
export function isBlocking(need: DocumentNeed): boolean {
  return isMissing(need) && !need.isAllowedMissing;
}
