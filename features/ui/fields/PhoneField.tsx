import { memo, useState, type ChangeEvent, type FocusEvent } from 'react';
import { toUnconfirmed, isMobileUnconfirmed, settleConfirmed } from '#domain/formats/mobiles.ts';
import {
  countryOfCode,
  isPhone,
  joinPhone,
  mobileLikelihood,
  nationalNumber,
  settlePhone,
  displayParts,
  splitPhone,
} from '#domain/formats/phones.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { useAutofill } from '../storagePlace.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { recordShownValue } from '../silentFills.ts';
import styles from './control.module.css';
import { Field, widthClass } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { MobilePurpose } from './MobileDoubt.tsx';
import { useLiveValue } from './useLiveValue.ts';
import { usePhoneCountries, type PhoneCountry } from './usePhoneCountries.ts';
import { useNormaliser } from './useNormaliser.ts';

/** Question about a mobile number, loaded late: few numbers need one. */
const MobileDoubt = lazyComponent(() =>
  import(/* webpackChunkName: "person-more" */ './MobileDoubt.tsx').then((m) => m.MobileDoubt),
);

interface PhoneFieldProps extends FieldProps<string> {
  /** Purpose of text messages to the number: a number that gets none raises a question first. Absent if none are sent. */
  purpose?: MobilePurpose | undefined;
  /** Message about a text that cannot be a phone number, shown once the field is left; for fields that accept it nevertheless. */
  warning?: string | undefined;
}

/**
 * Field for a phone number, typed in any form. A plus or the prefix for abroad names the country; otherwise the chosen one applies. Once
 * left, the value is E.164, shown behind its code (1-CONT-29); a number with an open question stays as typed until it is answered.
 * Australia and New Zealand head the list of codes (1-CONT-30).
 */
export const PhoneField = memo(function PhoneField({
  value: given,
  source,
  onChange,
  tidyWith,
  autoComplete: offered,
  warning,
  purpose,
  ...field
}: PhoneFieldProps) {
  const settle = purpose === undefined ? settlePhone : settleConfirmed;
  const autoComplete = useAutofill(offered);
  const value = useLiveValue({ value: given, source }) ?? '';
  useNormaliser(tidyWith, settle);
  const { first, others, load } = usePhoneCountries();
  const [chosen, setChosen] = useState('AU');
  // Text in the control during typing, to the last blank. Ignored once `value` differs from the one it was typed for.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed?.value === value;
  const countries = [...first, ...others];
  const codeOf = (country: string) => countries.find(({ iso }) => iso === country)?.callingCode;

  const callingCode = splitPhone(value)?.callingCode ?? codeOf(chosen) ?? '61';
  const iso = codeOf(chosen) === callingCode ? chosen : (countryOfCode(callingCode) ?? '');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const next = text.trimStart().startsWith('+') ? toUnconfirmed(text) : joinPhone({ callingCode, national: text });
    if (iso !== chosen && iso !== '') setChosen(iso); // an emptied field keeps its country
    setTyped({ text, value: next });
    onChange(next);
  };
  const handleCountry = ({ iso: country, callingCode: code }: Omit<PhoneCountry, 'name'>) => {
    setChosen(country);
    setTyped(null);
    // The last chosen country overrides a code typed into the number.
    onChange(settle(joinPhone({ callingCode: code, national: nationalNumber(value) ?? textAtRest(value) })));
  };
  const handleAnswer = (country: PhoneCountry) => {
    load();
    if (country.callingCode !== splitPhone(settlePhone(value))?.callingCode) return handleCountry(country);
    // The number already belongs to that country: nothing is left to ask.
    setChosen(country.iso);
    return onChange(settlePhone(value));
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = settle(value);
    if (tidy !== value) onChange(tidy);
    setTyped(null);
    field.onBlur?.(event);
  };
  const isDoubtful = warning !== undefined && !isTyping && value !== '' && !isPhone(value);
  const isNoMobile = !isTyping && mobileLikelihood(value) === 'no';
  // The question replaces the message.
  const isAsked = isNoMobile && purpose !== undefined && isMobileUnconfirmed(value);

  return (
    <>
      <Field {...field} error={isAsked ? undefined : field.error} note={isDoubtful ? warning : undefined}>
        {(control) => (
          <div className={styles.compound} onFocus={load}>
            <span className={styles.code}>
              <span aria-hidden="true">{`+${callingCode}`}</span>
              <Icon name="down" />
              <select
                ref={(select) => {
                  if (select) recordShownValue(select, iso);
                }}
                aria-label={fieldTexts.countryCode}
                value={iso}
                disabled={field.disabled}
                autoComplete={autoComplete === 'off' ? 'off' : 'tel-country-code'}
                onPointerDown={load}
                onChange={({ target: { value: country } }) =>
                  handleCountry({ iso: country, callingCode: codeOf(country) ?? callingCode })
                }
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
      {isNoMobile && (
        <div className={widthClass(12)}>
          <MobileDoubt
            id={field.id}
            number={value}
            purpose={purpose}
            onCountry={handleAnswer}
            onKeep={() => onChange(settlePhone(value))}
          />
        </div>
      )}
    </>
  );
});

const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly PhoneCountry[] }) {
  return countries.map((country) => (
    <option key={country.iso} value={country.iso}>{`${country.name} +${country.callingCode}`}</option>
  ));
});

/** Returns the text shown behind the code while nobody types: a stored number in groups, a half-typed one as typed, also a code alone. */
function textAtRest(value: string): string {
  return (/^\+\d+$/.test(value) ? displayParts(value) : null)?.national ?? (splitPhone(value)?.national || value);
}
