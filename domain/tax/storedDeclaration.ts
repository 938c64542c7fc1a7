/** Stored declarations inside blocks, found by the declarer's id. */
import type { TaxDeclaration } from '../model/application.ts';
import { listEntities } from '../model/places.ts';
import { isMasked } from '../formats/format.ts';
import { isRecord } from '../formats/isRecord.ts';
import type { SchemaContext } from '../rules/context.ts';
import { declarerId, type DeclarationHolder } from '../rules/declarationHolder.ts';

/** Returns the stored declaration of the person or organisation with this id; undefined without one, or without an id. */
export function storedDeclaration(
  id: string | undefined,
  { stored, application }: Pick<SchemaContext, 'stored' | 'application'>,
): TaxDeclaration | undefined {
  if (id === undefined) return undefined;
  const holders = listEntities(stored ?? application).map(({ entity }): DeclarationHolder => entity);
  return holders.find((holder) => declarerId(holder) === id && holder.taxDetails !== undefined)?.taxDetails;
}

/** True when a number of the declaration is a mask, which may represent a stored number (3-TFN-11, 3-TIN-14). Accepts any value. */
export function hasMask(declaration: TaxDeclaration | undefined): boolean {
  if (!isRecord(declaration)) return false;
  const { tfn, tins, cpTinDetails } = declaration;
  return isMask(tfn) || hasMaskedRow(tins) || hasMaskedRow(cpTinDetails);
}

function hasMaskedRow(rows: unknown): boolean {
  return Array.isArray(rows) && rows.some((row: unknown) => isRecord(row) && isMask(row['tin']));
}

function isMask(number: unknown): boolean {
  return typeof number === 'string' && isMasked(number);
}
