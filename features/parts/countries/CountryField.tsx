import { memo, useCallback } from 'react';
import type { FieldProps } from '#features/ui/fields/fieldProps.ts';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { SEPARATOR, type SelectOption } from '#features/ui/fields/selectOptions.ts';

export interface CountryOption {
  id: number;
  name: string;
}

interface CountryFieldProps extends FieldProps<number | null> {
  countries: readonly CountryOption[];
  /** Label for `value` while the list has no such country. */
  valueLabel?: string | undefined;
}

const FIRST = ['Australia', 'New Zealand'];

/** Field for a country, with its id as value: Australia and New Zealand first, a rule, then the others (2-ADDR-03). */
export const CountryField = memo(function CountryField({
  countries,
  value,
  onChange,
  valueLabel,
  autoComplete = 'off',
  ...rest
}: CountryFieldProps) {
  const options = useCallback(() => countryOptions(countries), [countries]);
  const handleChange = useCallback((id: string) => onChange(id === '' ? null : Number(id)), [onChange]);
  const known = value == null ? undefined : countries.find(({ id }) => id === value)?.name;
  return (
    <SelectField
      {...rest}
      value={value == null ? '' : String(value)}
      valueLabel={known ?? valueLabel ?? ''}
      onChange={handleChange}
      options={options}
      autoComplete={autoComplete}
    />
  );
});

function countryOptions(countries: readonly CountryOption[]): SelectOption[] {
  const toOption = ({ id, name }: CountryOption) => ({ value: String(id), label: name });
  const first = FIRST.flatMap((name) => countries.filter((country) => country.name === name));
  const others = countries.filter(({ name }) => !FIRST.includes(name));
  const rule: SelectOption[] = first.length > 0 && others.length > 0 ? [SEPARATOR] : [];
  return [...first.map(toOption), ...rule, ...others.map(toOption)];
}
