/** What is held already of somebody's declaration inside their block, by whose id it is. */
import type { TaxDeclaration } from '../application.ts';
import { listEntities } from '../application/places.ts';
import { isMasked } from '../formats/format.ts';
import { isRecord } from '../formats/isRecord.ts';
import type { SchemaContext } from '../stepRules/context.ts';
import { declarerId, type DeclarationHolder } from './declarationHolder.ts';

/** The declaration that is held of whoever has this id; undefined where there is none, or nobody is named. */
export function heldDeclaration(
  id: string | undefined,
  { stored, application }: Pick<SchemaContext, 'stored' | 'application'>,
): TaxDeclaration | undefined {
  if (id === undefined) return undefined;
  const holders = listEntities(stored ?? application).map(({ entity }): DeclarationHolder => entity);
  return holders.find((holder) => declarerId(holder) === id && holder.taxDetails !== undefined)?.taxDetails;
}

/** Whether a number of it is a mask, which may stand for one that is held (3-TFN-11, 3-TIN-14). Whatever it is given. */
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
