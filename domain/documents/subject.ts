/** Tells blocks of answers apart by whom they are about; apart from what hangs on it, since every field of a document reads it. */
import { isRecord } from '../formats/isRecord.ts';

/** The id of the person or organisation whom a block of answers is about, as a form and the stored values say it alike; blank for nobody. */
export function subjectOf(block: object): string {
  const { id, organisation_id: organisation }: Record<string, unknown> = { ...block };
  return [id, organisation].find((each) => typeof each === 'string') ?? '';
}

/** True when a step's values, or a block within them, are about this subject. */
export function isAbout(values: object, subject: string): boolean {
  const parts: unknown[] = Object.values(values);
  return [values, ...parts].flat().some((part) => isRecord(part) && subjectOf(part) === subject);
}
