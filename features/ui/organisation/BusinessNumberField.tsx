import { memo, useState } from 'react';
import { ABN_OR_ACN_INPUT_LENGTH, formatAbnOrAcn, withoutSpaces } from '#domain/format.ts';
import type { BusinessNumberKind } from '#domain/organisations.ts';
import { classNames } from '../classNames.ts';
import control from '../fields/control.module.css';
import { Field } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import { useLiveValue } from '../fields/useLiveValue.ts';

interface BusinessNumberFieldProps extends FieldProps<string> {
  numberKind: BusinessNumberKind;
}

/**
 * An ABN or ACN is kept as its digits and shown in groups once the field is left; a number of another country is nothing that we could
 * tidy.
 */
export const BusinessNumberField = memo(function BusinessNumberField({ name, value, source, onChange, onBlur, disabled, numberKind, ...frame }: BusinessNumberFieldProps) {
  const isAustralian = numberKind === 'ABN' || numberKind === 'ACN';
  const stored = useLiveValue({ value, source }) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && toStored(typed, isAustralian) === stored;
  const shown = isTyping ? typed : isAustralian ? formatAbnOrAcn(stored) : stored;
  return (
    <Field {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          className={classNames(control.input, control.digits, control.middle)}
          name={name}
          type="text"
          inputMode={numberKind === 'TAX' ? 'text' : 'numeric'}
          maxLength={isAustralian ? ABN_OR_ACN_INPUT_LENGTH : undefined}
          value={shown}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(toStored(event.target.value, isAustralian));
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
});

function toStored(typed: string, isAustralian: boolean): string {
  return isAustralian ? withoutSpaces(typed) : typed;
}
