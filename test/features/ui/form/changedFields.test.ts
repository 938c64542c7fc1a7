import { differOnlyIn, pathInRows } from '#features/ui/form/changedFields.ts';

const FREE = new Set(['name', 'postal.street', 'tax.tins[].tin']);
const BEFORE = {
  name: 'An',
  town: 'Kew',
  postal: { street: 'High', town: 'Kew' },
  tax: { tins: [{ tin: '1', has: true }] },
};

it.each<[string, object, boolean]>([
  ['nothing', {}, true],
  ['a field of its name', { name: 'Ann' }, true],
  ['any other field', { town: 'Kewell' }, false],
  ['a part of a field', { postal: { street: 'Low', town: 'Kew' } }, true],
  ['another part of it', { postal: { street: 'High', town: 'Carlton' } }, false],
  ['an object that was not there', { postal: undefined }, false],
  ['a field of a row', { tax: { tins: [{ tin: '12', has: true }] } }, true],
  ['another field of a row', { tax: { tins: [{ tin: '1', has: false }] } }, false],
  ['the number of rows', { tax: { tins: [] } }, false],
])('tells whether two versions differ in free text alone: they differ in %s', (_what, change, isFree) => {
  expect(differOnlyIn(FREE, BEFORE, { ...BEFORE, ...change })).toBe(isFree);
});

it('takes no field for free text where none is', () => {
  expect(differOnlyIn(undefined, BEFORE, { ...BEFORE, name: 'Ann' })).toBe(false);
});

it('names a field of a row whichever row it is', () => {
  expect(pathInRows('taxDetails.tins[12].tin')).toBe('taxDetails.tins[].tin');
});
