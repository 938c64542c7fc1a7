/** Checks values against the limits of their fields: one rule for what is sent and for what is typed. */
import { isLonger } from '../formats/isLonger.ts';
import { isRecord } from '../formats/isRecord.ts';
import { limitTexts } from '../texts/limits.ts';
import type { FieldShape, FieldTable, ListLimit, RowLimit, TextLimits } from '../model/fieldKinds.ts';

type Beside = Readonly<Record<string, unknown>>;

/**
 * Returns the message about a value that is larger than its field allows; null for any other. The rows of a list and the texts in a row are
 * not checked here: they are fields of their own.
 */
export function excessMessage(value: unknown, shape: FieldShape, beside: Beside): string | null {
  if (typeof shape === 'string') return null;
  if ('longest' in shape) return isLongText(value, shape.longest) ? limitTexts.length(shape.longest) : null;
  if ('texts' in shape) return Array.isArray(value) ? textsMessage(value, shape.texts) : null;
  if ('named' in shape) return isRecord(value) ? namedMessage(value, shape.named) : null;
  if ('largest' in shape) return isLarger(value, shape.largest) ? limitTexts.details : null;
  if ('fields' in shape || !Array.isArray(value)) return null;
  return rowsMessage(value, rowLimit(shape.limit, beside));
}

/** Returns the limit of a list with these answers beside it. */
export function rowLimit(limit: ListLimit, beside: Beside): RowLimit {
  return typeof limit === 'function' ? limit(beside) : limit;
}

/** Returns the limit of the list in this field of a table. @throws Error if the field is no list */
export function limitOfList(table: FieldTable, field: string, beside: Beside = {}): RowLimit {
  const shape = table[field]?.shape;
  if (typeof shape !== 'object' || !('limit' in shape)) throw new Error(`${field} is no list`);
  return rowLimit(shape.limit, beside);
}

function rowsMessage(rows: readonly unknown[], limit: RowLimit): string | null {
  return rows.length > limit.most ? limitTexts.rows(limit) : null;
}

function isLongText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && isLonger(value, longest);
}

function textsMessage(values: readonly unknown[], limits: TextLimits): string | null {
  const { longest } = limits;
  const isAnyLong = () => values.some((value) => isLongText(value, longest));
  return rowsMessage(values, limits) ?? (isAnyLong() ? limitTexts.length(longest) : null);
}

function namedMessage(values: Beside, limits: TextLimits): string | null {
  return textsMessage(Object.keys(values), limits) ?? textsMessage(Object.values(values), limits);
}

/** True if details have more characters than `largest`; keys count, and each value counts one more. Counting stops at the limit. */
function isLarger(details: unknown, largest: number): boolean {
  const open: unknown[] = [details];
  let left = largest;
  while (open.length > 0 && left >= 0) {
    const value = open.pop();
    left -= 1 + (typeof value === 'string' ? value.length : 0);
    if (typeof value !== 'object' || value === null) continue;
    const parts: [string, unknown][] = Object.entries(value);
    for (const [key, part] of parts) {
      left -= Array.isArray(value) ? 0 : key.length;
      if (left < 0) return true;
      open.push(part);
    }
  }
  return left < 0;
}
