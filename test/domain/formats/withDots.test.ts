import { withDots } from '#domain/formats/withDots.ts';

it.each([
  ['investors[0].tfn', 'investors.0.tfn'],
  ['tins[1][2].number', 'tins.1.2.number'],
  ['investors.0.tfn', 'investors.0.tfn'],
  ['tfn', 'tfn'],
])('writes %p with dots alone', (path, dotted) => {
  expect(withDots(path)).toBe(dotted);
});
