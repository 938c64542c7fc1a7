import { APPLICATION, DOCUMENT } from '#domain/model/fields.ts';
import { tableIn, type FieldTable } from '#domain/model/fieldKinds.ts';
import { DOCUMENT_FIELDS } from '#domain/model/documentFields.ts';

function documentFieldsIn(table: FieldTable): string[] {
  return Object.entries(table).flatMap(([name, { shape }]) => {
    const inside = tableIn(shape);
    if (inside === DOCUMENT) return [name];
    return inside === null ? [] : documentFieldsIn(inside);
  });
}

it('knows every field of the field table that holds an uploaded document, and no other', () => {
  expect([...DOCUMENT_FIELDS].sort()).toEqual([...new Set(documentFieldsIn(APPLICATION))].sort());
});
