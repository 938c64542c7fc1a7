import { bicDoubt, ibanDoubt } from '#domain/money/accountDoubts.ts';

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89 3704 0044 0532 0130 01', false],
  ['GB82 WEST 1234 5698 7654 23', false],
  ['12 3456 7890123 00', true],
  ['SB12 345', true],
])('[1-BANK-14] the check digits of %s fit: %s', (iban, fits) => {
  expect(ibanDoubt(iban) === undefined).toBe(fits);
});

it.each([
  ['', true],
  ['DEUTDEFF', true],
  ['DEUT DE FF 500', true],
  [' BKCH HK HH ', true],
  ['DEUT', false],
  ['DEUTDEF', false],
  ['DEUTDEFF5', false],
  ['DEUTDEFF50', false],
])('[1-BANK-17] a BIC has 8 or 11 characters: "%s": %s', (bic, fits) => {
  expect(bicDoubt(bic) === undefined).toBe(fits);
});
