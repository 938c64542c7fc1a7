/** Tells blocks of answers apart by their subject; a small module, since every document field loads it. */
import { isRecord } from '../formats/isRecord.ts';

/** Returns the id of a block's person or organisation, the same in a form and in stored values; blank for none. */
export function subjectOf(block: object): string {
  const { id, organisation_id: organisation }: Record<string, unknown> = { ...block };
  return [id, organisation].find((each) => typeof each === 'string') ?? '';
}

/** True when a step's values, or a block within them, are about this subject. */
export function isAbout(values: object, subject: string): boolean {
  const parts: unknown[] = Object.values(values);
  return [values, ...parts].flat().some((part) => isRecord(part) && subjectOf(part) === subject);
}
