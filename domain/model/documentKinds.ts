/** Kinds of documents that an application may need, and a document as review lists it. */
import type { DataStepName } from './application.ts';

export const DOCUMENT_KINDS = [
  'identity',
  'certificate',
  'source_of_wealth',
  'aml',
  'agreement',
  'family_trust',
  'bank_statement',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Fields that hold a document of each kind, and those whose answers lead to the question. */
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
  /** Name of the person or entity, or its kind. */
  subject: string;
  /** Id of the person or entity; '' if there is none. */
  about: string;
  kind: DocumentKind;
  /** The application is not ready without it. */
  needed: boolean;
  supplied: boolean;
  /** Place of the document: the step, and the path within its values ('' is the step itself). */
  step: DataStepName;
  path: string;
  /** `Supplied`, `Not supplied` or the long certificate text (2-READY-39, 2-READY-40). */
  text: string;
}
