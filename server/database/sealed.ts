/** Columns that hold ciphertext. */
import type { ColumnType } from 'kysely';

declare const sealed: unique symbol;
/** Details as they stand in the database, every secret field ciphertext, and their JSON: only server/numbers/rows.ts makes and reads them. */
export interface SealedDetails {
  readonly [sealed]: 'details';
}
export type SealedText = string & { readonly [sealed]: 'text' };
export type SealedJson = ColumnType<SealedDetails, SealedText, SealedText>;
