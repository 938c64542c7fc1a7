/** A sheet of applications on the wire. */
import { SHEET_COLUMNS, type SheetColumn } from '#domain/application/sheetColumns.ts';
import { Type } from 'typebox';
import { exactly, oneOf, text, textOrNull, whole, wholeOrNull } from './kinds.ts';

export const sheetForm = exactly({ sheet: Type.String({ description: 'The text of the CSV file' }) });

const column = Type.Unsafe<SheetColumn | null>({
  type: ['string', 'null'],
  enum: [...SHEET_COLUMNS.map(({ name }) => name), null],
  description: 'Null where it is about the row as a whole',
});

const sheetRow = exactly(
  {
    row: Type.Unsafe<number>({ ...whole, description: 'As a spreadsheet numbers it: the first row names the columns' }),
    reference: text,
    outcome: Type.Unsafe<'made' | 'known' | 'refused'>({
      ...oneOf('made', 'known', 'refused'),
      description: '`known`: there was one of this reference already, and nothing was changed',
    }),
    application_id: wholeOrNull,
    draft_url: Type.Unsafe<string | null>({
      ...textOrNull,
      description: 'Null where there is no draft, or none any more',
    }),
    reasons: Type.Array(exactly({ column, message: text })),
  },
  'SheetRow',
);

export const sheetResult = exactly({ results: Type.Array(sheetRow) }, 'SheetResult');
