import { memo, useState, type ChangeEvent, type FocusEvent } from 'react';
import { countryOfCode, isPhone, joinPhone, settlePhone, shownParts, splitPhone } from '#domain/formats/phones.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { useAutofill } from '../keeping.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useLiveValue } from './useLiveValue.ts';
import { usePhoneCountries, type PhoneCountry } from './usePhoneCountries.ts';
import { useTidy } from './useTidy.ts';

interface PhoneFieldProps extends FieldProps<string> {
  /** Said, once the field is left, of what cannot be a number; for fields that take it nevertheless. */
  warning?: string | undefined;
}

/**
 * A phone number. Typed as anybody likes; whoever types a plus or the prefix for abroad names the country, else it is the chosen one.
 * Left, it is E.164, shown behind its code (1-CONT-29). Australia and New Zealand head the list of codes (1-CONT-30).
 */
export const PhoneField = memo(function PhoneField({
  value: given,
  source,
  onChange,
  tidyWith,
  autoComplete: offered,
  warning,
  ...field
}: PhoneFieldProps) {
  const autoComplete = useAutofill(offered);
  const value = useLiveValue({ value: given, source }) ?? '';
  useTidy(tidyWith, settlePhone);
  const { first, others, load } = usePhoneCountries();
  const [chosen, setChosen] = useState('AU');
  // What stands in the control while it is typed into, to the last blank; told from `value` as soon as that says something else.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed?.value === value;
  const countries = [...first, ...others];
  const codeOf = (country: string) => countries.find(({ iso }) => iso === country)?.callingCode;

  const callingCode = splitPhone(value)?.callingCode ?? codeOf(chosen) ?? '61';
  const iso = codeOf(chosen) === callingCode ? chosen : (countryOfCode(callingCode) ?? '');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const next = text.trimStart().startsWith('+') ? text : joinPhone({ callingCode, national: text });
    if (iso !== chosen && iso !== '') setChosen(iso); // an emptied field stays where it was
    setTyped({ text, value: next });
    onChange(next);
  };
  const handleCountry = (event: ChangeEvent<HTMLSelectElement>) => {
    const country = event.target.value;
    setChosen(country);
    setTyped(null);
    onChange(settlePhone(joinPhone({ callingCode: codeOf(country) ?? callingCode, national: textAtRest(value) })));
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = settlePhone(value);
    if (tidy !== value) onChange(tidy);
    setTyped(null);
    field.onBlur?.(event);
  };
  const isDoubtful = warning !== undefined && !isTyping && value !== '' && !isPhone(value);

  return (
    <Field {...field} note={isDoubtful ? warning : undefined}>
      {(control) => (
        <div className={styles.compound} onFocus={load}>
          <span className={styles.code}>
            <span aria-hidden="true">+{callingCode}</span>
            <Icon name="down" />
            <select
              aria-label={fieldTexts.countryCode}
              value={iso}
              disabled={field.disabled}
              autoComplete={autoComplete === 'off' ? 'off' : 'tel-country-code'}
              onPointerDown={load}
              onChange={handleCountry}
            >
              {!countries.some((country) => country.iso === iso) && <option value={iso}>{`+${callingCode}`}</option>}
              <CountryOptions countries={first} />
              {others.length > 0 && <hr />}
              <CountryOptions countries={others} />
            </select>
          </span>
          <input
            {...control}
            className={classNames(styles.digits)}
            type="tel"
            name={field.name}
            value={isTyping ? typed.text : textAtRest(value)}
            disabled={field.disabled}
            autoComplete={autoComplete}
            onChange={handleChange}
            onBlur={handleBlur}
          />
        </div>
      )}
    </Field>
  );
});

const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly PhoneCountry[] }) {
  return countries.map((country) => (
    <option key={country.iso} value={country.iso}>{`${country.name} +${country.callingCode}`}</option>
  ));
});

/** What the control shows behind the code of a value that nobody is typing: a stored number in groups, one half typed as it was typed, a code alone too. */
function textAtRest(value: string): string {
  return (/^\+\d+$/.test(value) ? shownParts(value) : null)?.national ?? (splitPhone(value)?.national || value);
}
