import { totalsOf } from '#domain/application/issuerList.ts';

it('adds the amounts of each currency exactly, and leaves out applications without one', () => {
  const listed = [
    { currency: 'AUD', amount: '0.10' },
    { currency: 'NZD', amount: '9999999999999.99' },
    { currency: 'AUD', amount: '0.20' },
    { currency: 'AUD', amount: null },
  ];

  expect(totalsOf(listed)).toEqual([
    { currency: 'AUD', amount: '0.30' },
    { currency: 'NZD', amount: '9999999999999.99' },
  ]);
  expect(totalsOf([])).toEqual([]);
});
