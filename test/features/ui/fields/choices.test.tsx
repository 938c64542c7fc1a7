import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox, CheckboxGroup } from '#features/ui/fields/Checkbox.tsx';
import { CountryField } from '#features/parts/countries/CountryField.tsx';
import { RadioCards, YesNo } from '#features/ui/fields/RadioCards.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { Controlled } from './Controlled.tsx';

const COUNTRIES = [
  { id: 4, name: 'Albania' },
  { id: 16, name: 'Australia' },
  { id: 158, name: 'New Zealand' },
];

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('SelectField', () => {
  it('asks for a long list only when it is reached', async () => {
    const options = jest.fn(() => [
      { value: 'a', label: 'Avenue' },
      { value: 's', label: 'Street' },
    ]);
    render(
      <Controlled initial="s">
        {(field) => <SelectField {...field} label="Street type" options={options} valueLabel="Street" />}
      </Controlled>,
    );
    expect(options).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Street');
    await userEvent.tab();
    expect(optionNames()).toEqual(['Please select', 'Avenue', 'Street']);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Street');
  });

  it('keeps showing a value that is not on the list', () => {
    render(
      <Controlled initial="old">
        {(field) => <SelectField {...field} label="Title" options={[{ value: 'Ms', label: 'Ms' }]} />}
      </Controlled>,
    );
    expect(screen.getByRole('combobox')).toHaveValue('old');
  });
});

describe('CountryField', () => {
  it('[2-ADDR-03] lists Australia and New Zealand first, then a separator, then the others', async () => {
    render(
      <Controlled<number | null> initial={null}>
        {(field) => <CountryField {...field} label="Country" countries={COUNTRIES} />}
      </Controlled>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    const list = [...screen.getByRole('combobox').children].map((child) =>
      child.tagName === 'HR' ? '---' : child.textContent,
    );
    expect(list).toEqual(['Please select', 'Australia', 'New Zealand', '---', 'Albania']);
  });

  it('shows the name of the stored id before the list is filled, and gives ids', async () => {
    const onChange = jest.fn<void, [number | null]>();
    render(
      <Controlled<number | null> initial={16} onChange={onChange}>
        {(field) => <CountryField {...field} label="Country" countries={COUNTRIES} />}
      </Controlled>,
    );
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Australia');
    await userEvent.tab();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Albania');
    expect(onChange).toHaveBeenLastCalledWith(4);
  });
});

describe('RadioCards and YesNo', () => {
  const options = [
    { value: 'investor', label: 'I am the investor' },
    { value: 'advisor', label: 'I am an adviser', explanation: 'Acting for a client' },
  ];

  it('is one named group, read with its message', () => {
    render(
      <Controlled initial="">
        {(field) => <RadioCards {...field} label="Who is applying?" options={options} error="Please select a role" />}
      </Controlled>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Who is applying?' });
    expect(group).toHaveAccessibleDescription('Please select a role');
    expect(group).toBeInvalid();
    expect(within(group).getByRole('radio', { name: 'I am an adviser' })).toHaveAccessibleDescription(
      'Acting for a client',
    );
  });

  it('gives the chosen value', async () => {
    const onChange = jest.fn();
    render(
      <Controlled initial="" onChange={onChange}>
        {(field) => <RadioCards {...field} label="Who is applying?" options={options} />}
      </Controlled>,
    );
    await userEvent.click(screen.getByText('I am an adviser'));
    expect(onChange).toHaveBeenCalledWith('advisor');
    expect(screen.getByRole('radio', { name: 'I am an adviser' })).toBeChecked();
  });

  it.each([
    ['Yes', true],
    ['No', false],
  ])('answers %s as a boolean', async (answer, value) => {
    const onChange = jest.fn();
    render(
      <Controlled<boolean | null> initial={null} onChange={onChange}>
        {(field) => <YesNo {...field} label="Listed?" />}
      </Controlled>,
    );
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: answer }));
    expect(onChange).toHaveBeenCalledWith(value);
  });
});

describe('Checkbox and CheckboxGroup', () => {
  it('agrees by its words', async () => {
    const onChange = jest.fn();
    render(
      <Controlled initial={false} onChange={onChange}>
        {(field) => <Checkbox {...field} label="I agree" error="You must agree" />}
      </Controlled>,
    );
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('You must agree');
    await userEvent.click(screen.getByText('I agree'));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('keeps the order of the options, whatever the order of choosing', async () => {
    const onChange = jest.fn();
    render(
      <Controlled initial={['c']} onChange={onChange}>
        {(field) => (
          <CheckboxGroup
            {...field}
            label="Sources"
            options={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
          />
        )}
      </Controlled>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'a' }));
    expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'c' }));
    expect(onChange).toHaveBeenLastCalledWith(['a']);
  });
});
