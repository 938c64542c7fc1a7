/**
 * Contents of the rows of applications and registers, to and from the database, where every secret field is ciphertext. All writing and
 * reading of these rows passes here; their columns accept nothing else (database/tables.ts). domain/model/sensitivity.ts decides by a field's name whether it is
 * secret; an unknown name counts as secret.
 */
import { isRecord } from '#domain/formats/isRecord.ts';
import { sensitivityOf } from '#domain/model/sensitivity.ts';
import type { SealedDetails, SealedText } from '../database/sealed.ts';
import type { Details } from '../database/tables.ts';
import { open, seal, type SealedPlace } from './cipher.ts';
import { KeysUnusable, type KeyRing } from './keyRing.ts';

export type SealedTable =
  | 'people'
  | 'organisations'
  | 'bank_accounts'
  | 'application_steps'
  | 'records'
  | 'draft_access'
  | 'address_undos'
  | 'notes'
  | 'payments'
  | 'allotments'
  | 'holders'
  | 'subregisters';

/** Place of a row. */
export interface RowPlace {
  table: SealedTable;
  /** Null: the row belongs to a register. */
  applicationId: number | null;
  /**
   * Id of the entity within the application, with the kind before it for people; a step's name; a record's revision; `number` for the
   * number that opens a draft; the id of its row for a former address, a note and a payment; `allotment` for the allotment; the hash that finds a holder or a sub-register.
   */
  entity: string;
}

export interface SealedRow {
  details: SealedDetails;
  /** Number of the key; null: the row was written before there were keys. */
  sealed_under: number | null;
}

/** Returns the columns of a row to write. */
export function sealRow(
  ring: KeyRing,
  place: RowPlace,
  details: Details,
): { details: SealedText; sealed_under: number } {
  const sealed = mapSecrets(details, '', (value, field) => seal(ring, { ...place, field }, JSON.stringify(value)));
  return { details: JSON.stringify(sealed) as SealedText, sealed_under: ring.newest };
}

/**
 * Returns the details of a row.
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

/** Returns the details of a row from before there were keys: for the start that encrypts it. */
export function plainRow({ details }: Pick<SealedRow, 'details'>): Details {
  return asStored(details);
}

function asStored(details: SealedDetails): Details {
  return details as unknown as Details;
}

/** The details of an account's person, who has no secret field. */
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

/** The id identifies a row of a list, so that its position decides nothing. */
function nameOf(row: unknown): string | null {
  return isRecord(row) && typeof row['id'] === 'string' ? row['id'] : null;
}

/** Empty values are not sealed: a missing answer stays visible, as in every other masked form. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
