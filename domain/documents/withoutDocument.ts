/** Removes an uploaded document from answers, for code without the form of its step. */
import { isRecord } from '../formats/isRecord.ts';
import { DOCUMENT_FIELDS } from '../model/documentFields.ts';
import { clearCertificate } from './clearCertificate.ts';

/**
 * Returns a step's values without the document that is removed at this address, in every place, and without the answers about it
 * (2-CERT-04). Returns the same object if it has no such document.
 */
export function withoutDocument<V>(values: V, address: string): V {
  if (Array.isArray(values)) {
    const entries = values.map((entry: unknown) => withoutDocument(entry, address));
    return isSame(entries, values) ? values : (entries as V);
  }
  if (!isRecord(values)) return values;
  const changed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isDocumentField(field) ? fieldWithout(value, address) : withoutDocument(value, address),
    ]),
  );
  if (isSame(Object.values(changed), Object.values(values))) return values;
  const isCertificateGone = Boolean(values['sophisticatedInvestorDoc']) && changed['sophisticatedInvestorDoc'] === null;
  return (isCertificateGone ? clearCertificate(changed) : changed) as V;
}

function fieldWithout(value: unknown, address: string): unknown {
  const isMeant = (document: unknown) => isRecord(document) && document['delete_document'] === address;
  if (!Array.isArray(value)) return isMeant(value) ? null : value;
  return value.some(isMeant) ? value.filter((document) => !isMeant(document)) : value;
}

function isDocumentField(field: string): boolean {
  return DOCUMENT_FIELDS.includes(field);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index]);
}
