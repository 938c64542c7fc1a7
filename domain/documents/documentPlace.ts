/** Finds the place of an uploaded document in the answers, for code without the form of its step. */
import { isRecord } from '../formats/isRecord.ts';
import type { Application, DataStepName, StepName, UploadedDocument } from '../model/application.ts';
import { clearCertificate } from './clearCertificate.ts';
import { subjectOf } from './subject.ts';

/** Step and field of a document, and its subject: the id of the person or organisation, blank for none. */
export interface DocumentPlace {
  step: StepName;
  field: string;
  subject: string;
}

type Values = Record<string, unknown>;

/** Fields that a step has once, at the top of its values. */
const OF_STEP = new Set(['bank_statement', 'payment_bank_statement', 'adviser_authority_doc', 'paper_form']);
/** Fields that take several documents (1-UPL-11). */
const LISTS = new Set(['additionalDocs']);

/**
 * Returns the step whose values hold a document of this step: documents of the landing page are stored with the contact details
 * (1-LAND-42).
 */
export function stepHolding(step: StepName): StepName {
  return step === 'landingpage' ? 'contact_details' : step;
}

/**
 * Returns a step's values with the document in its field, or (for null) without the answers that came with it. Null if no block is the
 * document's subject, or several blocks of one list are.
 */
export function placeDocument<V extends object>(
  values: V,
  { field, subject }: DocumentPlace,
  document: UploadedDocument | null,
): V | null {
  if (OF_STEP.has(field)) return withDocument(values, field, document);
  if (subject === '') return null;
  const isMeant = (block: object) => subjectOf(block) === subject;
  const entries: [string, unknown][] = Object.entries(values);
  const lists = entries.flatMap(([, value]) => (Array.isArray(value) ? [value as unknown[]] : []));
  if (lists.some((list) => list.filter(isRecord).filter(isMeant).length > 1)) return null;
  let isPlaced = false;
  const placed = (block: object): object => {
    if (!isMeant(block)) return block;
    isPlaced = true;
    return withDocument(block, field, document);
  };
  const parts = entries.map(([name, value]): [string, unknown] => {
    if (Array.isArray(value)) return [name, value.map((entry: unknown) => (isRecord(entry) ? placed(entry) : entry))];
    return [name, isRecord(value) ? placed(value) : value];
  });
  const changed = placed({ ...values, ...Object.fromEntries(parts) }) as V;
  return isPlaced ? changed : null;
}

/** Returns the application as it will be once these documents have arrived; a document without a place is left out. */
export function withExpectedDocuments(
  application: Application,
  expected: readonly { place: DocumentPlace; filename: string }[],
): Application {
  return expected.reduce((before, { place, filename }) => {
    const name = stepHolding(place.step) as DataStepName;
    const values = before[name];
    const after = values && placeDocument(values, place, { filename });
    return after ? { ...before, [name]: after } : before;
  }, application);
}

/** True when a certificate in the values has no date, which only its own screen asks for (2-CERT-02). */
export function lacksCertificateDate(values: unknown): boolean {
  if (Array.isArray(values)) return values.some(lacksCertificateDate);
  if (!isRecord(values)) return false;
  const { sophisticatedInvestorDoc: certificate, sophisticatedInvestorDocDate: date } = values;
  return (
    (isRecord(certificate) && Boolean(certificate['filename']) && !date) ||
    Object.values(values).some(lacksCertificateDate)
  );
}

function withDocument<B extends object>(block: B, field: string, document: UploadedDocument | null): B {
  if (document === null) return field === 'sophisticatedInvestorDoc' ? clearCertificate(block) : block;
  const before: unknown = (block as Values)[field];
  return {
    ...block,
    [field]: LISTS.has(field) ? [...(Array.isArray(before) ? (before as unknown[]) : []), document] : document,
  };
}
