import { toDotPath } from '#domain/formats/toDotPath.ts';

it.each([
  ['investors[0].tfn', 'investors.0.tfn'],
  ['tins[1][2].number', 'tins.1.2.number'],
  ['investors.0.tfn', 'investors.0.tfn'],
  ['tfn', 'tfn'],
])('writes %p with dots alone', (path, dotted) => {
  expect(toDotPath(path)).toBe(dotted);
});
