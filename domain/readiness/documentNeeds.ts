/** The documents that an application has to bring, judged one by one (Appendix A of document 2's catalogue). */
import type { DataStepName, UploadedDocument } from '../application.ts';
import type { Party } from '../people/parties.ts';
import { hasDocument } from '../documents/documentFields.ts';
import { subjectOf } from '../documents/subject.ts';
import { readinessTexts } from '../texts/readiness.ts';

export type DocumentKind =
  'identity' | 'certificate' | 'source_of_wealth' | 'aml' | 'agreement' | 'family_trust' | 'bank_statement';

/** The fields by which a document of each kind is given, and those that bring them where they are not asked yet. */
export const FIELDS_OF_KIND: Readonly<Record<DocumentKind, readonly string[]>> = {
  identity: ['idDoc', 'idDoc2', 'idType', 'idType2'],
  certificate: ['sophisticatedInvestorDoc'],
  source_of_wealth: ['sourceOfWealthDoc', 'sourcesOfWealth'],
  aml: ['amlCtfDoc'],
  agreement: ['agreementDoc'],
  family_trust: ['familyTrustStatus'],
  bank_statement: ['bank_statement', 'payment_bank_statement'],
};

/** One line of review: a document that is asked for, or was given without being asked for. */
export interface ReadinessItem {
  /** The person's or entity's name, or what they are. */
  subject: string;
  /** Their id; '' where it is about nobody. */
  about: string;
  kind: DocumentKind;
  /** The application is not ready without it. */
  needed: boolean;
  supplied: boolean;
  /** Where it is given: the step, and the place within its values ('' is the step itself). */
  step: DataStepName;
  path: string;
  /** `Supplied`, `Not supplied` or the long certificate text (2-READY-39, 2-READY-40). */
  text: string;
}

/** A document that is asked for, and whether the offer lets an application be submitted without it. */
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

/** The need of one party. */
export function documentNeed(
  { value, subject, step, path }: Party<object>,
  { isAllowedMissing, ...rest }: NeedOptions,
): DocumentNeed {
  const text = rest.supplied ? readinessTexts.supplied : readinessTexts.notSupplied;
  return { item: { subject, about: subjectOf(value), step, path, text, ...rest }, isAllowedMissing };
}

/** The need of one document, of which either nothing or all is supplied. */
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

/** True when the need is not met and the offer does not let that pass. */
export function isBlocking(need: DocumentNeed): boolean {
  return isMissing(need) && !need.isAllowedMissing;
}
