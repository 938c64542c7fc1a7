/** Masks that come back: each stands for the number that its handle names, or for none. */
import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers, type NumberHandles } from '#domain/application/numbers.ts';
import { isMasked, maskNumber } from '#domain/formats/format.ts';
import { lookUp } from '#domain/formats/lookUp.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FieldErrors } from '#domain/stepRules/index.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readStored, type ApplicationStore } from './stored.ts';

/** Numbers with handles: by the handle, what it stands for and which field of which entity it belongs to. */
export type HeldNumbers = ReadonlyMap<string, { name: string; value: string }>;

/** The numbers of a stored application that have handles. */
export async function heldNumbers(store: ApplicationStore, applicationId: number): Promise<HeldNumbers> {
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
      return value === undefined ? [] : [[handle, { name, value }] as const];
    }),
  );
}

/** The answers with their numbers, for whoever writes them anew in this transaction: nothing of them leaves the service. */
export async function readToChange(
  store: ApplicationStore & { database: Transaction<Tables> },
  applicationId: number,
): Promise<Application | null> {
  return (await readStored(store, applicationId))?.application ?? null;
}

/**
 * The application with the held number for each mask that came back unchanged, at the field that its handle belongs to. Every other mask
 * stays one, and `hiddenErrors` refuses it.
 */
export function keepNumbers(
  sent: Application,
  { handles, held }: { handles: NumberHandles; held: HeldNumbers },
): Application {
  return mapNumbers(sent, ({ name, value }) => {
    if (!isMasked(value)) return value;
    const known = held.get((lookUp(handles, name) ?? '').toLowerCase());
    return known?.name === name && maskNumber(known.value) === value ? known.value : value;
  });
}

export function hasMasks(application: Application): boolean {
  return listNumbers(application).some(({ value }) => isMasked(value));
}

/** An error at each mask: whoever is asked for a number has given none. */
export function hiddenErrors(application: Application): Record<string, FieldErrors> {
  const errors: Record<string, FieldErrors> = {};
  for (const { step, path, value } of listNumbers(application))
    if (isMasked(value)) (errors[step] ??= {})[path] = serverTexts.numberHidden;
  return errors;
}
