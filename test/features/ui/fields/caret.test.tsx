import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { MoneyField, QuantityField } from '#features/ui/masks/MoneyField.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { Controlled } from './Controlled.tsx';

interface Sample {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const FIELDS: Record<string, (field: Sample) => ReactElement> = {
  phone: (field) => <PhoneField {...field} label="Answer" />,
  date: (field) => <DateField {...field} kind="birth" label="Answer" />,
  amount: (field) => <MoneyField {...field} label="Answer" currency="AUD" scale={2} />,
  quantity: (field) => <QuantityField {...field} label="Answer" scale={0} />,
};

/** `|` is the caret, or each end of a selection. */
function setUp(kind: string, shown: string, held = shown) {
  render(<Controlled initial={held.replaceAll('|', '')}>{(field: Sample) => FIELDS[kind]?.(field)}</Controlled>);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Answer' });
  expect(input).toHaveValue(shown.replaceAll('|', ''));
  const start = shown.indexOf('|');
  const end = shown.lastIndexOf('|') - (shown.split('|').length - 2);
  const user = userEvent.setup({ delay: null });
  return {
    input,
    type: (keys: string) => user.type(input, keys, { initialSelectionStart: start, initialSelectionEnd: end }),
  };
}

function withCaret({ value, selectionStart }: HTMLInputElement): string {
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

describe('the caret stays where a person put it', () => {
  it.each([
    ['phone', '41|2 345 678', '+61412345678', '9', '419|2 345 678'],
    ['phone', '41|2 345 678', '+61412345678', '{Backspace}5', '45|2 345 678'],
    ['phone', '21|1234567', '+64211234567', '{Delete}9', '219|234567'],
    ['phone', '|412 345 678', '+61412345678', '+44', '+44|412 345 678'],
  ])('[1-CONT-29] in a %s %s (%s), with the keys %s', async (kind, shown, held, keys, after) => {
    const { input, type } = setUp(kind, shown, held);
    await type(keys);
    expect(withCaret(input)).toBe(after);
  });

  it.each([
    ['date', '1|/03/1984', '4', '14|/03/1984'],
    ['date', '14|/03/1984', '{Backspace}5', '15|/03/1984'],
    ['date', '14/|03/1984', '{Delete}1', '14/1|3/1984'],
    ['date', '14/0|3/1984', '{Backspace}1', '14/1|3/1984'],
    ['date', '14/03/19|84', '{Backspace}8', '14/03/18|84'],
    ['date', '|/03/1984', '14', '14|/03/1984'],
    ['date', '14/|/1984', '12', '14/12|/1984'],
    ['date', '1|4/03/1984', '98', '198|4/03/1984'],
    ['date', '1|4/03/1984', '98{Backspace}{Backspace}', '1|4/03/1984'],
    ['date', '1|5', '2', '12|5'],
    ['date', '14/03|/1984', '1', '14/031|/1984'],
    ['date', '14| Mar 1984', '{Backspace}5', '15| Mar 1984'],
  ])('[2-INV-37] in a %s %s, with the keys %s', async (kind, shown, keys, after) => {
    const { input, type } = setUp(kind, shown);
    await type(keys);
    expect(withCaret(input)).toBe(after);
  });

  it.each([
    ['amount', '2|,345', '2345', '9', '29|,345'],
    ['amount', '2|5,000', '25000', '9', '29|5,000'],
    ['amount', '1|,234.5', '1234.5', '{Backspace}98', '98|,234.5'],
    ['amount', '12,345|', '12345', '6', '123,456|'],
    ['amount', '12|,345', '12345', '{Delete}', '1,2|45'],
    ['amount', '12,|345', '12345', '{Backspace}', '1|,345'],
    ['amount', '1,|234', '1234', ' ', '1 |234'],
    ['amount', '12,3|45', '12345', '-', '123-|45'],
    ['amount', '1.|25', '1.25', '9', '1.|25'],
    ['quantity', '5|,000', '5000', '.', '5|,000'],
    ['quantity', '5|,000', '5000', '.5', '55|,000'],
  ])('[1-AMT-22, 1-AMT-23] in a %s %s (%s), with the keys %s', async (kind, shown, held, keys, after) => {
    const { input, type } = setUp(kind, shown, held);
    await type(keys);
    expect(withCaret(input)).toBe(after);
  });

  it('[1-AMT-23] a key that was not taken in the middle takes none behind it away', async () => {
    const { input, type } = setUp('quantity', '5|,000', '5000');
    await type('.{End}1');
    expect(withCaret(input)).toBe('50,001|');
  });

  it.each([
    ['quantity', '|25,000|', '.', '.|'],
    ['quantity', '|25,000|', '.5', '.|'],
    ['quantity', '|25,000|', '.{Backspace}5', '5|'],
    ['quantity', '|25|,000', '.1', '1|,000'],
    ['quantity', '25,|000|', '.', '25|'],
    ['quantity', '1|25,00|0', '.', '1|0'],
    ['amount', '2|5,000|.55', '1', '21|.55'],
    ['amount', '25,000.|55|', '7', '25,000.7|'],
    ['quantity', '|', '.5', '.|'],
  ])(
    '[1-AMT-22] in a %s %s, with the keys %s: what was selected goes, whether or not the key is taken',
    async (kind, shown, keys, after) => {
      const { input, type } = setUp(kind, shown, shown.replaceAll(',', ''));
      await type(keys);
      expect(withCaret(input)).toBe(after);
    },
  );
});
