/** Controlling persons of the tax declarations of an application. */
import type { Application, TaxInvestor, Tin } from './application.ts';

export type WithControllers = Pick<TaxInvestor, 'cpTinDetails'>;

/**
 * Returns the application, or its typed values, with the controlling persons of all its declarations changed, at any depth; unchanged parts
 * stay the same objects.
 */
export function mapControllers<Value>(value: Value, change: (block: WithControllers) => WithControllers): Value {
  if (typeof value !== 'object' || value === null) return value;
  const declared = 'cpTinDetails' in value ? (change(value as WithControllers) as Value & object) : value;
  const entries = Object.entries(declared).map(
    ([key, part]: [string, unknown]) => [key, part, mapControllers(part, change)] as const,
  );
  if (entries.every(([, part, mapped]) => part === mapped)) return declared;
  const mapped = entries.map(([key, , part]) => [key, part] as const);
  return (Array.isArray(declared) ? mapped.map(([, part]) => part) : Object.fromEntries(mapped)) as Value;
}

/** Returns the controlling persons of all declarations of an application. */
export function listControllers(application: Application): Tin[] {
  const rows: Tin[] = [];
  mapControllers(application, (block) => {
    rows.push(...(block.cpTinDetails ?? []));
    return block;
  });
  return rows;
}
