import { groupInThrees } from '#domain/texts/groupInThrees.ts';
import { groupDigits } from '#domain/money/money.ts';

it.each([
  ['', []],
  ['1', ['1']],
  ['123', ['123']],
  ['1234', ['1', '234']],
  ['••••567', ['•', '•••', '567']],
])('%s is read in threes from the right', (text, pieces) => {
  expect(groupInThrees(text)).toEqual(pieces);
});

it.each([
  ['1234567.50', '1,234,567.50'],
  ['-123', '-123'],
  ['-1234', '-1,234'],
  ['12.', '12.'],
  ['', ''],
])('%s has its commas between digits alone', (plain, grouped) => {
  expect(groupDigits(plain)).toBe(grouped);
});
