import { memo, useState, type ChangeEvent } from 'react';
import { spaceMobileNumber } from '#domain/phones.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLiveValue } from './useLiveValue.ts';
import { joinPhone, splitPhone, withoutTrunkZero } from './phoneParts.ts';
import { usePhoneCountries } from './usePhoneCountries.ts';

/** A phone number as one string in international form; Australia and New Zealand head the list of codes (1-CONT-30). */
export const PhoneField = memo(function PhoneField({ name, value: given, source, onChange, onBlur, disabled, autoComplete = 'off', ...frame }: FieldProps<string>) {
  const value = useLiveValue({ value: given, source });
  const { first, others, library, load } = usePhoneCountries();
  const [chosen, setChosen] = useState('AU');
  const countries = [...first, ...others];
  const codeOf = (iso: string) => countries.find((country) => country.iso === iso)?.callingCode;

  const parts = splitPhone(value ?? '') ?? { callingCode: codeOf(chosen) ?? '61', national: value ?? '' };
  const { callingCode, national } = parts;
  const iso = codeOf(chosen) === callingCode ? chosen : (countries.find((country) => country.callingCode === callingCode)?.iso ?? '');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    if (typed.trimStart().startsWith('+')) return onChange(typed);
    const isAtEnd = event.target.selectionStart === typed.length && typed.length > national.length;
    const isGrouped = isAtEnd && library !== null && /^[\d\s]+$/.test(typed) && !typed.startsWith('0');
    onChange(joinPhone({ callingCode, national: isGrouped ? library.groupNational(typed, iso) : typed }));
  };
  const handleCountry = (event: ChangeEvent<HTMLSelectElement>) => {
    setChosen(event.target.value);
    onChange(joinPhone({ callingCode: codeOf(event.target.value) ?? callingCode, national }));
  };
  const tidy = () => {
    const whole = splitPhone(value ?? '') ?? parts;
    const next = spaceMobileNumber(joinPhone(withoutTrunkZero(whole)));
    if (next !== (value ?? '')) onChange(next);
  };
  const isInternational = (value ?? '').trimStart().startsWith('+') && splitPhone(value ?? '') === null;

  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.compound} onFocus={load}>
          <span className={styles.code}>
            <span aria-hidden="true">+{callingCode}</span>
            <Icon name="down" />
            <select aria-label={fieldTexts.countryCode} value={iso} disabled={disabled} autoComplete={autoComplete === 'off' ? 'off' : 'tel-country-code'} onPointerDown={load} onChange={handleCountry}>
              {iso === '' && <option value="">{`+${callingCode}`}</option>}
              {first.map((country) => <option key={country.iso} value={country.iso}>{`${country.name} +${country.callingCode}`}</option>)}
              {others.length > 0 && <hr />}
              {others.map((country) => <option key={country.iso} value={country.iso}>{`${country.name} +${country.callingCode}`}</option>)}
            </select>
          </span>
          <input
            {...control}
            className={classNames(styles.digits)}
            type="tel"
            name={name}
            value={isInternational ? (value ?? '') : national}
            disabled={disabled}
            autoComplete={autoComplete}
            onChange={handleChange}
            onBlur={(event) => {
              tidy();
              onBlur?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
});
