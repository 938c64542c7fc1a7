/** Sheet of applications on the wire. */
import { SHEET_COLUMNS, type SheetColumn } from '#domain/application/sheetColumns.ts';
import { Type } from 'typebox';
import { closedObject, oneOf, text, nullableText, integer, nullableInteger } from './kinds.ts';

export const sheetForm = closedObject({ sheet: Type.String({ description: 'The text of the CSV file' }) });

const column = Type.Unsafe<SheetColumn | null>({
  type: ['string', 'null'],
  enum: [...SHEET_COLUMNS.map(({ name }) => name), null],
  description: 'Null where it is about the row as a whole',
});

const sheetRow = closedObject(
  {
    row: Type.Unsafe<number>({
      ...integer,
      description: 'As a spreadsheet numbers it: the first row names the columns',
    }),
    reference: text,
    outcome: Type.Unsafe<'made' | 'known' | 'refused'>({
      ...oneOf('made', 'known', 'refused'),
      description: '`known`: there was one of this reference already, and nothing was changed',
    }),
    application_id: nullableInteger,
    draft_url: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'Null where there is no draft, or none any more',
    }),
    reasons: Type.Array(closedObject({ column, message: text })),
  },
  'SheetRow',
);

export const sheetResult = closedObject({ results: Type.Array(sheetRow) }, 'SheetResult');
