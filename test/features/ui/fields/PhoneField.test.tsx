import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { Controlled } from './Controlled.tsx';

function setUp(initial = '') {
  const onChange = jest.fn<void, [string]>();
  render(
    <Controlled initial={initial} onChange={onChange}>
      {(field) => <PhoneField {...field} label="Mobile number" />}
    </Controlled>,
  );
  return {
    onChange,
    number: screen.getByRole('textbox', { name: 'Mobile number' }),
    code: screen.getByRole('combobox', { name: 'Country code' }),
    user: userEvent.setup(),
  };
}

describe('PhoneField', () => {
  it('[1-CONT-30] lists Australia and New Zealand first, and all countries once it is reached', async () => {
    const { user, code } = setUp();
    expect([...code.children].map((child) => child.textContent)).toEqual(['Australia +61', 'New Zealand +64']);
    await user.click(code);
    expect(await screen.findByRole('option', { name: 'France +33' })).toBeInTheDocument();
    expect([...code.children].slice(0, 3).map((child) => child.textContent || child.tagName)).toEqual([
      'Australia +61',
      'New Zealand +64',
      'HR',
    ]);
  });

  it.each([
    ['as dialled at home', '0412345678'],
    ['without the leading zero', '412345678'],
    ['in international form', '+61412345678'],
    ['with blanks', '+61 4123 45678'],
  ])(
    '[1-CONT-29] stores an Australian number typed %s in E.164 and shows it in groups of three',
    async (_name, typed) => {
      const { user, number, onChange } = setUp();
      await user.type(number, typed);
      await user.tab();
      expect(onChange).toHaveBeenLastCalledWith('+61412345678');
      expect(number).toHaveValue('412 345 678');
    },
  );

  it('[1-CONT-29] leaves a stored number of another country as it is', async () => {
    const { user, number, onChange } = setUp('+64211234567');
    expect(number).toHaveValue('211234567');
    await user.click(number);
    await user.tab();
    expect(onChange.mock.calls.every(([value]) => value.replace(/\s/g, '') === '+64211234567')).toBe(true);
  });

  it('changes the country code and keeps the number', async () => {
    const { user, code, onChange } = setUp('+61 21 123 4567');
    await user.selectOptions(code, 'New Zealand +64');
    expect(onChange).toHaveBeenLastCalledWith('+64211234567');
  });

  it('[1-CONT-29] leaves a code alone on screen, as it was typed', async () => {
    const { user, number, onChange } = setUp();
    await user.type(number, '+61');
    await user.tab();
    expect(number).toHaveValue('+61');
    expect(onChange).toHaveBeenLastCalledWith('+61');
  });

  it('has no value when the number is emptied', async () => {
    const { user, number, onChange } = setUp('+61 412 345 678');
    await user.clear(number);
    expect(onChange).toHaveBeenLastCalledWith('');
  });
});
