/** Finds answers entered after a removal that Undo would lose; loaded when Undo is offered. */
import type { Application, DataStepName } from '../model/application.ts';
import { isTypedField } from './removal.ts';

const LONGEST_FILLED_IN = 500;

interface Versions {
  /** State right after the removal. */
  left: Application;
  now: Application;
  /** State once the removal is undone. */
  undone: Application;
}

/**
 * Returns the steps in which Undo would lose text, numbers or documents entered since the removal. Text that only repeats what was known
 * then (a name filled in from the contact details) does not count.
 */
export function stepsEnteredSince({ left, now, undone }: Versions): DataStepName[] {
  const [before, after] = [textsIn(left), textsIn(undone)];
  const entered = (Object.keys(now) as DataStepName[]).map((name) => {
    const texts = [...textsIn(now[name], `.${name}`)];
    return { name, texts: texts.filter(([path, text]) => text !== before.get(path) && text !== after.get(path)) };
  });
  if (entered.every(({ texts }) => texts.length === 0)) return [];
  const known = new Set([...before.values()].filter(isShort).flatMap(wordsOf));
  return entered.flatMap(({ name, texts }) =>
    texts.some(([, text]) => !isShort(text) || wordsOf(text).some((word) => !known.has(word))) ? [name] : [],
  );
}

/** Returns every text that a person may have entered, by its path; a row goes by its id, at any position in its list. */
function textsIn(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text !== '') found.set(path, text);
  if (typeof value !== 'object' || value === null) return found;
  const parts: [string, unknown][] = Object.entries(value);
  for (const [key, part] of parts)
    if (typeof part !== 'string' || isTypedField(key))
      textsIn(part, `${path}.${Array.isArray(value) ? rowKey(part, key) : key}`, found);
  return found;
}

function rowKey(row: unknown, index: string): string {
  const { id }: { id?: unknown } = typeof row === 'object' && row !== null ? row : {};
  return typeof id === 'string' && isShort(id) ? id : index;
}

/** True for names and addresses; nothing longer is filled in from elsewhere. */
function isShort(text: string): boolean {
  return text.length <= LONGEST_FILLED_IN;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/);
}
