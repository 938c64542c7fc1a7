import {
  formatMoney,
  formatPercent,
  formatPrice,
  formatQuantity,
  isZeroMoney,
  parseAmount,
  toMoney,
} from '#domain/money/money.ts';

describe('reading amounts', () => {
  it.each([
    ['1234.50', '1234.5'],
    [' 7 ', '7'],
    ['100.', '100'],
    ['.5', '0.5'],
    ['-3', '-3'],
    ['007', '7'],
  ])('[1-CALC-23] reads %p', (text, expected) => {
    expect(parseAmount(text)?.toFixed()).toBe(expected);
  });

  it.each([[''], ['.'], ['1,000'], ['1e5'], ['0x10'], ['1 000'], ['NaN'], ['１２'], [null], [undefined]])(
    '[1-CALC-22] makes nothing of %p',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it.each([
    ['0', true],
    ['0.00', true],
    ['-0.', true],
    ['.0', true],
    [' 0 ', true],
    ['0.01', false],
    ['', false],
    ['abc', false],
    ['.', false],
    [undefined, false],
    [null, false],
  ])('[1-SHELL-22] %p is zero: %s', (text, expected) => {
    expect(isZeroMoney(text)).toBe(expected);
  });
});

describe('writing amounts', () => {
  it.each([
    ['1234.5', '1,234.50'],
    ['1000000', '1,000,000.00'],
    ['62.565', '62.57'],
    ['0', '0.00'],
    ['-1234.5', '-1,234.50'],
    ['-0.001', '0.00'],
    ['', ''],
  ])('[1-AMT-18] money %p reads %p', (text, expected) => {
    expect(formatMoney(text)).toBe(expected);
  });

  it('[1-AMT-18] stores two decimals, rounded half up', () => {
    expect([toMoney('0.015'), toMoney('2'), toMoney(null), toMoney('x')]).toEqual(['0.02', '2.00', '0.00', '0.00']);
  });

  it.each([
    ['1000', '1,000'],
    ['1234.5000', '1,234.5'],
    ['0.10', '0.1'],
    ['', ''],
  ])('[1-AMT-30] a quantity %p reads %p', (text, expected) => {
    expect(formatQuantity(text)).toBe(expected);
  });

  it.each([
    ['2.500000', '2.5%'],
    ['1.234567', '1.234567%'],
    ['3', '3%'],
    ['0.12345678', '0.123457%'],
    [null, ''],
  ])('[1-AMT-17] a percentage %p reads %p', (text, expected) => {
    expect(formatPercent(text)).toBe(expected);
  });

  it.each([
    ['0.125', 3, '0.125'],
    ['1.3', undefined, '1.30'],
    ['1.3', null, '1.30'],
    ['2', 0, '2'],
    ['', 2, ''],
  ])('[1-AMT-16, 1-OFFER-13] a price %p with precision %p reads %p', (price, precision, expected) => {
    expect(formatPrice(price, precision)).toBe(expected);
  });
});
