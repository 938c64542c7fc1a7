/** Masks that come back: each stands for the number that its handle names, or for none. */
import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers, type NumberHandles } from '#domain/application/numbers.ts';
import { isMasked, maskNumber } from '#domain/formats/format.ts';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FieldErrors } from '#domain/stepRules/index.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readStored, type ApplicationStore } from './stored.ts';

/** Numbers with handles: for each handle the number, and the field of the entity that it belongs to. */
export type StoredNumbers = ReadonlyMap<string, { name: string; value: string }>;

/** Returns the numbers of a stored application that have handles; not those of which it has a mask itself (`findCopiedNumber`). */
export async function storedNumbers(store: ApplicationStore, applicationId: number): Promise<StoredNumbers> {
  const stored = await readStored(store, applicationId);
  const rows = await store.database
    .selectFrom('number_handles')
    .select(['handle', 'number_name'])
    .where('application_id', '=', applicationId)
    .execute();
  const numbers = new Map(listNumbers(stored?.application ?? {}).map(({ name, value }) => [name, value]));
  return new Map(
    rows.flatMap(({ handle, number_name: name }) => {
      const value = numbers.get(name);
      return value === undefined || isMasked(value) ? [] : [[handle, { name, value }] as const];
    }),
  );
}

/** Returns the answers with their numbers, for a caller that writes them again in this transaction: nothing of them leaves the service. */
export async function readForUpdate(
  store: ApplicationStore & { database: Transaction<Tables> },
  applicationId: number,
): Promise<Application | null> {
  return (await readStored(store, applicationId))?.application ?? null;
}

/**
 * Returns the application with the held number for each mask that came back unchanged, at the field that its handle belongs to. Every other
 * mask stays one, and `hiddenErrors` refuses it.
 */
export function restoreNumbers(
  sent: Application,
  { handles, held }: { handles: NumberHandles; held: StoredNumbers },
): Application {
  return mapNumbers(sent, ({ name, value }) => {
    if (!isMasked(value)) return value;
    const known = held.get((ownEntry(handles, name) ?? '').toLowerCase());
    return known?.name === name && maskNumber(known.value) === value ? known.value : value;
  });
}

export function hasMasks(application: Application): boolean {
  return listNumbers(application).some(({ value }) => isMasked(value));
}

/** Returns an error at each mask: a person who is asked for a number has given none. */
export function hiddenErrors(application: Application): Record<string, FieldErrors> {
  const errors: Record<string, FieldErrors> = {};
  for (const { step, path, value } of listNumbers(application))
    if (isMasked(value)) (errors[step] ??= {})[path] = serverTexts.numberHidden;
  return errors;
}
