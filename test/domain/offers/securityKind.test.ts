import { securityKind } from '#domain/offers/securityKind.ts';

it.each([
  ['U', 'units'],
  ['D', 'notes'],
  ['F', 'notes'],
  ['L', 'notes'],
  ['O', 'shares'],
  ['', 'shares'],
])('[1-AMT-27, 1-AMT-28] tells what securities of category %s are: %s', (category, kind) => {
  expect(securityKind({ category })).toBe(kind);
});
