import fc from 'fast-check';
import {
  type InvestmentOffer,
  calculateInvestment,
  describeFee,
  dueNow,
  isValueBased,
  securityWord,
} from '#domain/investment.ts';
import type { FeeCalculationType } from '#domain/offer.ts';
import { investmentCases } from '#test/support/cases.ts';
import { investmentOracle } from '#test/support/investmentOracle.ts';

interface Changes extends Partial<Omit<InvestmentOffer, 'security'>> {
  security?: Partial<InvestmentOffer['security']>;
}

/** Ordinary shares at 1.25 without a fee, fully paid; `changes` replace single settings. */
function anOffer({ security, ...changes }: Changes = {}): InvestmentOffer {
  return { price_per_security: '1.25', security: { category: 'O', ...security }, ...changes };
}

function figuresOf(offer: InvestmentOffer, amount: string | null | undefined) {
  return calculateInvestment(offer, { amount, isRegularPlan: false });
}

const units = { category: 'U' };

describe('the worked table', () => {
  it.each(investmentCases())('[1-CALC-01, 1-CALC-03, 1-CALC-10, 1-CALC-23] $name', ({ offer, entry, expected }) => {
    expect(calculateInvestment(offer, entry)).toMatchObject(expected);
  });
});

describe('the total value', () => {
  it.each([
    ['security, any case', { category: 'O', application_by_units_rounding: 'round_down' }, null, '125.12'],
    ['security, short name', { category: 'O', application_by_units_rounding: 'HALF_EVEN' }, 'ROUND_UP', '125.12'],
    ['offer', { category: 'O' }, 'ROUND_DOWN', '125.12'],
    ['unknown name', { category: 'O', application_by_units_rounding: 'SIDEWAYS' }, null, '125.13'],
    ['none', { category: 'O' }, null, '125.13'],
    ['half down', { category: 'O', application_by_units_rounding: 'ROUND_HALF_DOWN' }, null, '125.12'],
    ['ceiling', { category: 'O', application_by_units_rounding: 'ROUND_CEILING' }, null, '125.13'],
    ['floor', { category: 'O', application_by_units_rounding: 'ROUND_FLOOR' }, null, '125.12'],
  ])('[1-CALC-01, 1-OFFER-13] rounds by the mode of the %s', (...[, security, ofOffer, expected]) => {
    const offer = anOffer({ price_per_security: '0.125', security, application_by_units_rounding: ofOffer });

    expect(figuresOf(offer, '1001').totalValue).toBe(expected);
  });

  it('[1-CALC-02, 1-CALC-03, 1-OFFER-02] of securities is their number times the price', () => {
    expect(figuresOf(anOffer(), '2000')).toMatchObject({ numberSecurities: '2000', totalValue: '2500.00' });
  });

  it('[1-CALC-03, 1-CALC-23] does not fall into the traps of binary floats', () => {
    expect(figuresOf(anOffer({ price_per_security: '1.005' }), '1').totalValue).toBe('1.01');
  });

  it.each<[FeeCalculationType | null, string]>([
    ['ADD_TO_TOTAL', '10000.00'],
    ['DEDUCT_FROM_TOTAL', '9725.00'],
    ['ADD_TO_PAYABLE', '10000.00'],
    ['DEDUCT_FROM_PAYABLE', '10000.00'],
    [null, '10000.00'],
  ])(
    '[1-CALC-07, 1-CALC-08, 1-CALC-09, 1-OFFER-04] of a money amount under %s is %s',
    (fee_calculation_type, expected) => {
      const offer = anOffer({ fee_calculation_type, fee_percentage: '2.5', security: units });

      expect(figuresOf(offer, '10000').totalValue).toBe(expected);
    },
  );

  it('[1-CALC-08] is nothing where the fee would exceed the amount', () => {
    const offer = anOffer({ fee_calculation_type: 'DEDUCT_FROM_TOTAL', fee_percentage: '95', security: units });

    expect(figuresOf(offer, '1000')).toMatchObject({ feeAmount: '1000.00', totalValue: '0.00', numberSecurities: '0' });
  });

  it('[1-CALC-09] counts whole cents of an entry with more decimals, while the fee is taken on the entry', () => {
    const offer = anOffer({ fee_calculation_type: 'DEDUCT_FROM_TOTAL', fee_percentage: '2.5', security: units });

    expect(figuresOf(offer, '1000.12345678')).toMatchObject({
      totalAmount: '1000.12345678',
      feeAmount: '27.50',
      totalValue: '972.62',
    });
  });
});

describe('the number of securities', () => {
  it.each([
    ['down', 0, 'ROUND_DOWN', '3333'],
    ['up', 0, 'ROUND_UP', '3334'],
    ['with three decimals', 3, 'ROUND_HALF_UP', '3333.333'],
    ['in whole ones where the security names no precision', null, 'ROUND_DOWN', '3333'],
  ])('[1-CALC-10, 1-OFFER-13] of a money amount is rounded %s', (...[, unit_precision, mode, expected]) => {
    const offer = anOffer({
      price_per_security: '0.30',
      security: { ...units, unit_precision, application_by_value_rounding: mode },
    });

    expect(figuresOf(offer, '1000')).toMatchObject({ numberSecurities: expected, totalValue: '1000.00' });
  });

  it('[1-CALC-11] is 0 at a price of 0', () => {
    const offer = anOffer({
      price_per_security: '0',
      fee_calculation_type: 'ADD_TO_TOTAL',
      fee_percentage: '2.5',
      security: units,
    });

    expect(figuresOf(offer, '1000')).toMatchObject({
      numberSecurities: '0',
      totalValue: '1000.00',
      feeAmount: '27.50',
      payableNow: '1000.00',
    });
  });
});

describe('the fee', () => {
  it('[1-CALC-04] on securities is added with tax, rounded once', () => {
    const offer = anOffer({ price_per_security: '0.125', fee_calculation_type: 'ADD_TO_TOTAL', fee_percentage: '2.5' });

    expect(figuresOf(offer, '1001').feeAmount).toBe('3.44');
  });

  it('[1-CALC-05] on securities is none where it should be deducted from the total', () => {
    const offer = anOffer({ fee_calculation_type: 'DEDUCT_FROM_TOTAL', fee_percentage: '2.5' });

    expect(figuresOf(offer, '2000')).toMatchObject({ feeAmount: '0.00', totalValue: '2500.00' });
  });

  it.each([
    ['10000', '2.5', '275.00'],
    ['10', '0.5', '0.06'],
    ['12345.67', '1.234567', '167.66'],
  ])('[1-CALC-06] on %s at %s per cent is %s', (amount, fee_percentage, expected) => {
    const offer = anOffer({ fee_calculation_type: 'ADD_TO_TOTAL', fee_percentage, security: units });

    expect(figuresOf(offer, amount).feeAmount).toBe(expected);
  });

  it('[1-CALC-16] on the payable amount carries no tax', () => {
    const offer = anOffer({
      fee_calculation_type: 'ADD_TO_PAYABLE',
      fee_percentage: '2.5',
      partly_paid_percentage: '40',
      security: { category: 'O', partly_paid: true },
    });

    expect(figuresOf(offer, '2000')).toMatchObject({ payableNow: '1000.00', feeAmount: '25.00' });
  });

  it('[1-CALC-16] on the payable amount applies to fully paid securities too', () => {
    const offer = anOffer({ fee_calculation_type: 'DEDUCT_FROM_PAYABLE', fee_percentage: '2.5' });

    expect(figuresOf(offer, '2000').feeAmount).toBe('62.50');
  });

  it.each<[string, FeeCalculationType | null, string | null]>([
    ['no type', null, '2.5'],
    ['no percentage', 'ADD_TO_TOTAL', null],
    ['0 per cent', 'ADD_TO_PAYABLE', '0'],
  ])('[1-CALC-20] is 0.00 with %s', (_why, fee_calculation_type, fee_percentage) => {
    expect(figuresOf(anOffer({ fee_calculation_type, fee_percentage }), '2000').feeAmount).toBe('0.00');
  });
});

describe('what is payable', () => {
  it.each([
    ['40', '2000', '1000.00', '1500.00'],
    ['33.333333', '4000', '1666.67', '3333.33'],
    ['0', '2000', '0.00', '2500.00'],
    [null, '2000', '2500.00', '0.00'],
  ])(
    '[1-CALC-12, 1-CALC-13, 1-OFFER-06] at %s per cent of partly paid securities',
    (...[partly_paid_percentage, number, now, later]) => {
      const offer = anOffer({ partly_paid_percentage, security: { category: 'O', partly_paid: true } });

      expect(figuresOf(offer, number)).toMatchObject({ payableNow: now, payableLater: later });
    },
  );

  it('[1-CALC-14, 1-CALC-15] of fully paid securities is everything now, whatever the percentage says', () => {
    expect(figuresOf(anOffer({ partly_paid_percentage: '40' }), '2000')).toMatchObject({
      payableNow: '2500.00',
      payableLater: '0.00',
    });
  });

  it('[1-CALC-17, 1-CALC-18] adds up to the total value under every fee type, the fee kept apart', () => {
    for (const fee_calculation_type of ['ADD_TO_TOTAL', 'ADD_TO_PAYABLE', 'DEDUCT_FROM_PAYABLE'] as const) {
      const offer = anOffer({
        fee_calculation_type,
        fee_percentage: '2.5',
        partly_paid_percentage: '40',
        security: { category: 'O', partly_paid: true },
      });
      expect(figuresOf(offer, '2000')).toMatchObject({
        totalValue: '2500.00',
        payableNow: '1000.00',
        payableLater: '1500.00',
      });
    }
  });

  it.each<[FeeCalculationType, string]>([
    ['ADD_TO_TOTAL', '10275.00'],
    ['DEDUCT_FROM_TOTAL', '10000.00'],
    ['ADD_TO_PAYABLE', '10250.00'],
    ['DEDUCT_FROM_PAYABLE', '10000.00'],
  ])('[1-CALC-19] under %s comes to %s due now', (fee_calculation_type, expected) => {
    const offer = anOffer({ fee_calculation_type, fee_percentage: '2.5', security: units });
    const figures = figuresOf(offer, '10000');

    expect(figures.dueNow).toBe(expected);
    expect(dueNow(offer, figures)).toBe(expected);
  });
});

describe('entries that are not a single amount', () => {
  it('[1-CALC-21] a regular plan has nothing payable now and no fee', () => {
    const offer = anOffer({ fee_calculation_type: 'ADD_TO_TOTAL', fee_percentage: '2.5', security: units });

    expect(calculateInvestment(offer, { amount: '250', isRegularPlan: true })).toEqual({
      totalAmount: '250',
      totalValue: '250.00',
      numberSecurities: '0',
      feeAmount: '0.00',
      payableNow: '0.00',
      payableLater: '0.00',
      dueNow: '0.00',
    });
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['  '],
    ['abc'],
    ['1e3'],
    ['NaN'],
    ['Infinity'],
    ['-5'],
    ['0'],
    ['1,000'],
    ['9'.repeat(40)],
  ])('[1-CALC-22] %p gives zeros', (amount) => {
    expect(figuresOf(anOffer(), amount)).toEqual({
      totalAmount: '0',
      totalValue: '0.00',
      numberSecurities: '0',
      feeAmount: '0.00',
      payableNow: '0.00',
      payableLater: '0.00',
      dueNow: '0.00',
    });
  });
});

describe('words', () => {
  it.each([
    ['U', true],
    ['D', true],
    ['F', true],
    ['L', true],
    ['O', false],
    ['S', false],
  ])('[1-AMT-27] category %s is value-based: %s', (category, expected) => {
    expect(isValueBased(anOffer({ security: { category } }))).toBe(expected);
  });

  it.each([
    ['U', undefined, 'units'],
    ['U', '1', 'unit'],
    ['O', '1', 'share'],
    ['O', '2', 'shares'],
    ['D', undefined, 'shares'],
    ['F', undefined, 'shares'],
    ['L', '1', 'share'],
  ])('[1-AMT-28] category %s, %s of them: %s', (category, count, expected) => {
    expect(securityWord(anOffer({ security: { category } }), count)).toBe(expected);
  });

  it.each<[FeeCalculationType, string, string]>([
    ['ADD_TO_TOTAL', '2.500000', 'A fee of AUD 1,068.75 (2.5% plus GST) is added to the total investment amount'],
    ['DEDUCT_FROM_TOTAL', '1.234567', 'A fee of AUD 1,068.75 (1.234567% plus GST) is deducted from the amount entered'],
    ['ADD_TO_PAYABLE', '3', 'A fee of AUD 1,068.75 (3%) is added to the amount payable now'],
    ['DEDUCT_FROM_PAYABLE', '0.5', 'A fee of AUD 1,068.75 (0.5%) is deducted from the amount payable now'],
  ])(
    '[1-AMT-15, 1-AMT-17, 1-AMT-18, 1-OFFER-04] the fee sentence of %s at %s per cent',
    (fee_calculation_type, fee_percentage, expected) => {
      expect(describeFee({ fee_calculation_type, fee_percentage }, 'AUD', { feeAmount: '1068.75' })).toBe(expected);
    },
  );

  it('[1-AMT-15, 1-CALC-05] there is no fee sentence without a fee', () => {
    expect(
      describeFee({ fee_calculation_type: 'DEDUCT_FROM_TOTAL', fee_percentage: '2.5' }, 'AUD', { feeAmount: '0.00' }),
    ).toBeNull();
    expect(describeFee({ fee_calculation_type: null, fee_percentage: '2.5' }, 'AUD', { feeAmount: '1.00' })).toBeNull();
  });
});

describe('against an oracle of exact fractions', () => {
  const modes = fc.constantFrom(
    'ROUND_UP',
    'ROUND_DOWN',
    'ROUND_CEILING',
    'ROUND_FLOOR',
    'ROUND_HALF_UP',
    'ROUND_HALF_DOWN',
    'ROUND_HALF_EVEN',
  );
  const decimal = (maximum: number, decimals: number) =>
    fc.tuple(fc.nat(maximum), fc.nat(10 ** decimals - 1), fc.nat(decimals)).map(([whole, rest, kept]) => {
      const fraction = String(rest).padStart(decimals, '0').slice(0, kept);
      return fraction ? `${whole}.${fraction}` : String(whole);
    });
  const cases = fc.record({
    category: fc.constantFrom('O', 'S', 'U', 'D', 'F', 'L'),
    feeType: fc.constantFrom(null, 'ADD_TO_TOTAL', 'DEDUCT_FROM_TOTAL', 'ADD_TO_PAYABLE', 'DEDUCT_FROM_PAYABLE'),
    feePercentage: fc.oneof(fc.constant(null), decimal(8, 6), decimal(99, 2)),
    price: fc.oneof(decimal(3, 6), decimal(500, 2), fc.constantFrom('0', '0.125', '1.005', '3', '7')),
    unitPrecision: fc.nat(6),
    partlyPaid: fc.boolean(),
    partlyPaidPercentage: fc.oneof(fc.constant(null), decimal(99, 6), fc.constantFrom('0', '50', '100')),
    unitsRounding: modes,
    valueRounding: modes,
    entered: fc.oneof(decimal(5_000_000, 8), decimal(2_000, 2), fc.nat(100_000).map(String)),
    isRegularPlan: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
  });

  it('[1-CALC-23, 1-CALC-04, 1-CALC-12, 1-CALC-13] random offers and amounts agree to the cent', () => {
    fc.assert(
      fc.property(cases, ({ entered, isRegularPlan, ...settings }) => {
        const offer: InvestmentOffer = {
          price_per_security: settings.price,
          fee_calculation_type: settings.feeType,
          fee_percentage: settings.feePercentage,
          partly_paid_percentage: settings.partlyPaidPercentage,
          security: {
            category: settings.category,
            unit_precision: settings.unitPrecision,
            partly_paid: settings.partlyPaid,
            application_by_units_rounding: settings.unitsRounding,
            application_by_value_rounding: settings.valueRounding,
          },
        };
        const { totalAmount: _entered, ...figures } = calculateInvestment(offer, { amount: entered, isRegularPlan });
        // An entry of nothing has no figures at all, whatever the precision of a number of securities.
        if (/^0(\.0*)?$/.test(entered)) return expect(figures.numberSecurities).toBe('0');
        expect(figures).toEqual(investmentOracle(settings, entered, isRegularPlan));
      }),
      { numRuns: 3_000 },
    );
  }, 300_000);
});
