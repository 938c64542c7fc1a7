/**
 * What rows of an application hold, to and from the database: every secret field is ciphertext there. All writing and reading of these rows
 * passes here; their columns take and give nothing else (database/tables.ts). Which fields are secret is what domain/sensitivity.ts says of
 * their names, and of a name that it does not know.
 */
import { isRecord } from '#domain/formats/isRecord.ts';
import { sensitivityOf } from '#domain/sensitivity.ts';
import type { SealedDetails, SealedText } from '../database/sealed.ts';
import type { Details } from '../database/tables.ts';
import { open, seal, type SealedPlace } from './cipher.ts';
import { KeysUnusable, type KeyRing } from './keyRing.ts';

export type SealedTable =
  'people' | 'organisations' | 'bank_accounts' | 'application_steps' | 'records' | 'draft_access' | 'address_undos';

/** Which row. */
export interface RowPlace {
  table: SealedTable;
  applicationId: number;
  /** The id of the entity within the application, of people with their kind before it; of a step its name; of a record its revision; of the number that opens a draft `number`; of a former address the id of its row. */
  entity: string;
}

export interface SealedRow {
  details: SealedDetails;
  /** The number of the key; null: the row was written before there were keys. */
  sealed_under: number | null;
}

/** The columns of a row that is written. */
export function sealRow(
  ring: KeyRing,
  place: RowPlace,
  details: Details,
): { details: SealedText; sealed_under: number } {
  const sealed = mapSecrets(details, '', (value, field) => seal(ring, { ...place, field }, JSON.stringify(value)));
  return { details: JSON.stringify(sealed) as SealedText, sealed_under: ring.newest };
}

/**
 * What a row holds.
 * @throws KeysUnusable when the row was never sealed, its key is missing or another, or a value does not belong where it stands
 */
export function openRow(ring: KeyRing, place: RowPlace, { details, sealed_under: under }: SealedRow): Details {
  if (under === null) throw new KeysUnusable(`A row of ${place.table} is not encrypted. The next start encrypts it.`);
  return mapSecrets(asStored(details), '', (value, field) => openField(ring, { ...place, field }, { value, under }));
}

function openField(ring: KeyRing, place: SealedPlace, { value, under }: { value: unknown; under: number }): unknown {
  if (typeof value !== 'string') throw new KeysUnusable(`A value in ${place.table} is not encrypted.`);
  return JSON.parse(open(ring, place, { value, under }));
}

/** What a row from before there were keys holds: for the start that encrypts it. */
export function plainRow({ details }: Pick<SealedRow, 'details'>): Details {
  return asStored(details);
}

function asStored(details: SealedDetails): Details {
  return details as unknown as Details;
}

/** The person of an account, who has no secret field. */
export function sealAccount(person: Details): SealedText {
  const secret = Object.keys(person).find((field) => sensitivityOf(field) === 'secret');
  if (secret !== undefined) throw new Error(`An account keeps no ${secret}.`);
  return JSON.stringify(person) as SealedText;
}

export function openAccount({ details }: Pick<SealedRow, 'details'>): Details {
  return asStored(details);
}

type Change = (value: unknown, field: string) => unknown;

function mapSecrets(values: Details, path: string, change: Change): Details {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = path === '' ? name : `${path}.${name}`;
      if (isEmpty(value)) return [name, value];
      return [name, sensitivityOf(name) === 'secret' ? change(value, field) : mapInside(value, field, change)];
    }),
  );
}

function mapInside(value: unknown, path: string, change: Change): unknown {
  if (Array.isArray(value))
    return value.map((row: unknown, index) => mapInside(row, `${path}.${nameOf(row) ?? index}`, change));
  return isRecord(value) ? mapSecrets(value, path, change) : value;
}

/** A row is told from its like by its id, so that its place in the list decides nothing. */
function nameOf(row: unknown): string | null {
  return isRecord(row) && typeof row['id'] === 'string' ? row['id'] : null;
}

/** Whether something is missing stays visible, as in every other masked form. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
