/** Columns that hold ciphertext. */
import type { ColumnType } from 'kysely';

declare const sealed: unique symbol;
/** Details as the database stores them, as JSON with every secret field ciphertext: only server/numbers/rows.ts makes and reads them. */
export interface SealedDetails {
  readonly [sealed]: 'details';
}
export type SealedText = string & { readonly [sealed]: 'text' };
export type SealedJson = ColumnType<SealedDetails, SealedText, SealedText>;
