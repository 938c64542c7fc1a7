import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MoneyField, QuantityField } from '#features/ui/masks/MoneyField.tsx';
import { Controlled } from '../fields/Controlled.tsx';

function setUpMoney({ initial = '', scale = 8 } = {}) {
  const onChange = jest.fn<void, [string]>();
  render(
    <Controlled initial={initial} onChange={onChange}>
      {(field) => <MoneyField {...field} label="Amount to invest" currency="AUD" scale={scale} />}
    </Controlled>,
  );
  return { onChange, input: screen.getByRole('textbox', { name: 'Amount to invest' }), user: userEvent.setup() };
}

function setUpQuantity(scale: number) {
  const onChange = jest.fn<void, [string]>();
  render(
    <Controlled initial="" onChange={onChange}>
      {(field) => <QuantityField {...field} label="Number of securities" scale={scale} />}
    </Controlled>,
  );
  return { onChange, input: screen.getByRole('textbox', { name: 'Number of securities' }), user: userEvent.setup() };
}

describe('MoneyField', () => {
  it('[1-AMT-22] shows commas for thousands and stores none', async () => {
    const { input, user, onChange } = setUpMoney();
    await user.type(input, '1234567.5');
    expect(input).toHaveValue('1,234,567.5');
    expect(onChange).toHaveBeenLastCalledWith('1234567.5');
  });

  it('[1-AMT-22] takes a pasted amount with separators', async () => {
    const { input, user, onChange } = setUpMoney();
    await user.click(input);
    await user.paste('25,000.00');
    expect(onChange).toHaveBeenLastCalledWith('25000');
  });

  it.each([
    ['25000', '25,000'],
    ['2500', '2,500'],
    ['5000', '5,000'],
    ['125000', '125,000'],
    ['25000.5', '25,000.5'],
    ['AUD 25 000', '25,000'],
  ])('[1-AMT-22] takes %s, pasted over 25,000, as it is', async (pasted, shown) => {
    const { input, user } = setUpMoney({ initial: '25000' });
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}');
    await user.paste(pasted);
    await user.tab();
    expect(input).toHaveValue(shown);
  });

  it('[1-AMT-24, 1-AMT-25] takes eight decimals of a value and no ninth', async () => {
    const { input, user, onChange } = setUpMoney({ scale: 8 });
    await user.type(input, '1.123456789');
    expect(onChange).toHaveBeenLastCalledWith('1.12345678');
  });

  it('keeps digits that a float would lose', async () => {
    const { input, user, onChange } = setUpMoney({ scale: 8 });
    await user.type(input, '12345678.12345678');
    expect(onChange).toHaveBeenLastCalledWith('12345678.12345678');
  });

  it('says nothing of its own accord when it is given a stored amount', () => {
    const { input, onChange } = setUpMoney({ initial: '25000.00' });
    expect(input).toHaveValue('25,000');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('names its currency', () => {
    const { input } = setUpMoney();
    expect(input).toHaveAccessibleDescription('AUD');
  });
});

describe('QuantityField', () => {
  it.each(['5,000.50', '5000.5', '5000'])('[1-AMT-23] takes the whole number of a pasted %s', async (pasted) => {
    const { input, user, onChange } = setUpQuantity(0);
    await user.click(input);
    await user.paste(pasted);
    expect(input).toHaveValue('5,000');
    expect(onChange).toHaveBeenLastCalledWith('5000');
  });

  it.each([
    ['no decimals', 0, '100.', '100', '100'],
    ['no decimals, nor the digits behind a refused dot', 0, '5000.50', '5,000', '5000'],
    ['no decimals, corrected after a slip', 0, '50.{Backspace}01', '501', '501'],
    ['two decimals', 2, '1000.257', '1,000.25', '1000.25'],
  ])('[1-AMT-23] with %s takes no more', async (_name, scale, typed, shown, stored) => {
    const { input, user, onChange } = setUpQuantity(scale);
    await user.type(input, typed);
    expect(input).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });
});
