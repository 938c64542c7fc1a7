import { amountDecimals } from '#domain/stepRules/purchase_amount/schema.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { amountRows } from '#test/support/schemaTables/purchase_amount.ts';
import { checkRow } from '../check.ts';

const check = checkRow('purchase_amount');

describe('investment amount', () => {
  it.each(amountRows.choice)('[1-AMT-01, 1-AMT-03, 1-AMT-04] single or regular: $name', check);
  it.each(amountRows.quantityRequired)('[1-AMT-29] number of securities: $name', check);
  it.each(amountRows.quantityLimits)('[1-AMT-30, 1-AMT-31] limits of the number: $name', check);
  it.each(amountRows.quantityIncrement)('[1-AMT-32, 1-AMT-33] increment of the number: $name', check);
  it.each(amountRows.order)('[1-AMT-34] one message, in the order of the rules: $name', check);
  it.each(amountRows.value)('[1-AMT-35, 1-AMT-36, 1-AMT-37, 1-AMT-38] money: $name', check);
  it.each(amountRows.softLimit)('[1-AMT-39, 1-AMT-40, 1-AMT-41] soft limit: $name', check);
  it.each(amountRows.softCode)('[1-AMT-42] priority code under a soft limit: $name', check);
  it.each(amountRows.code)('[1-AMT-43, 1-AMT-19] priority code: $name', check);
  it.each(amountRows.frequency)('[1-AMT-44, 1-AMT-51] frequency: $name', check);
  it.each(amountRows.plan)('[1-AMT-45, 1-AMT-46, 1-AMT-47] amount of a plan: $name', check);
  it.each(amountRows.planFreedom)('[1-AMT-48] rules of a single investment do not bind a plan: $name', check);

  it('[1-AMT-23, 1-AMT-24, 1-AMT-25] tells how many decimals the field takes', () => {
    const shares = aDemoOffer('emberfield-copper');
    const units = aDemoOffer('tarn-ridge-water-trust');

    expect(amountDecimals(shares, { isRegularPlan: false })).toBe(0);
    expect(amountDecimals({ security: { ...shares.security, unit_precision: 2 } }, { isRegularPlan: false })).toBe(2);
    expect(amountDecimals(units, { isRegularPlan: false })).toBe(8);
    expect(amountDecimals(shares, { isRegularPlan: true })).toBe(8);
  });
});
