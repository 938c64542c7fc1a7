import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { Controlled } from '../fields/Controlled.tsx';

function setUp(initial = '') {
  const onChange = jest.fn<void, [string]>();
  render(
    <Controlled initial={initial} onChange={onChange}>
      {(field) => <DateField {...field} kind="birth" label="Date of birth" error="Please enter a valid date" />}
    </Controlled>,
  );
  return { onChange, input: screen.getByRole('textbox', { name: 'Date of birth' }), user: userEvent.setup() };
}

describe('DateField', () => {
  it('[2-INV-37] puts the slashes of DD/MM/YYYY where digits alone are typed', async () => {
    const { input, user, onChange } = setUp();
    await user.type(input, '14031984');
    expect(input).toHaveValue('14/03/1984');
    expect(onChange).toHaveBeenLastCalledWith('14/03/1984');
  });

  it.each([
    ['slashes', '14/03/1984'],
    ['dashes', '14-03-1984'],
    ['a month in words', '14 March 1984'],
    ['the year first', '1984-03-14'],
  ])('[2-INV-37] reads a date typed with %s', async (_name, typed) => {
    const { input, user } = setUp();
    await user.type(input, typed);
    await user.tab();
    expect(input).toHaveValue('14/03/1984');
  });

  it('[2-INV-37] can be corrected with the Backspace key', async () => {
    const { input, user } = setUp('14/03/1984');
    await user.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}41984');
    expect(input).toHaveValue('14/04/1984');
  });

  it('[2-INV-39] is read with its message', () => {
    const { input } = setUp();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter a valid date');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
