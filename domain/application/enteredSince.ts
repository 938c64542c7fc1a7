/** What would be lost of what somebody entered after something was removed, if that were brought back; loaded when Undo is offered. */
import type { Application, DataStepName } from '../application.ts';
import { isTypedField } from './removal.ts';

interface Versions {
  /** Right after the removal. */
  left: Application;
  now: Application;
  /** Once it is undone. */
  undone: Application;
}

/**
 * The steps in which words, numbers or documents that were entered since would give way. What only repeats what was known then (a name
 * filled in from the contact details) was not entered.
 */
export function stepsEnteredSince({ left, now, undone }: Versions): DataStepName[] {
  const known = new Set([...textsIn(left).values()].flatMap(wordsOf));
  return (Object.keys(now) as DataStepName[]).filter((name) => {
    const [before, after] = [textsIn(left[name]), textsIn(undone[name])];
    return [...textsIn(now[name])].some(
      ([path, text]) =>
        text !== before.get(path) && text !== after.get(path) && wordsOf(text).some((word) => !known.has(word)),
    );
  });
}

/** Every text that somebody may have entered, by its path; rows go by their ids, wherever they stand in their list. */
function textsIn(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string' && value.trim() !== '') found.set(path, value.trim());
  if (typeof value !== 'object' || value === null) return found;
  const parts: [string, unknown][] = Object.entries(value);
  for (const [key, part] of parts)
    if (typeof part !== 'string' || isTypedField(key))
      textsIn(part, `${path}.${Array.isArray(value) ? rowKey(part, key) : key}`, found);
  return found;
}

function rowKey(row: unknown, index: string): string {
  const { id }: { id?: unknown } = typeof row === 'object' && row !== null ? row : {};
  return typeof id === 'string' ? id : index;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/);
}
