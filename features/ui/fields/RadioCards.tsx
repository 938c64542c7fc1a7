import { memo } from 'react';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import styles from './choices.module.css';
import { FieldGroup } from './Field.tsx';
import type { FieldOption, FieldProps } from './fieldProps.ts';

interface RadioCardsProps extends FieldProps<string> {
  options: readonly FieldOption[];
  isLegendHidden?: boolean | undefined;
  /** Always one under another. */
  isColumn?: boolean | undefined;
}

/** Choice of one of a few, each on its own card, with a line of explanation. */
export const RadioCards = memo(function RadioCards({ value, onChange, options, isColumn, ...field }: RadioCardsProps) {
  const { id, error } = field;
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={classNames(styles.choices, isColumn && styles.column)}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <label key={option.value} className={classNames(styles.choice, error && styles.invalid)} htmlFor={optionId}>
              <input
                id={optionId}
                className={styles.tick}
                type="radio"
                name={id}
                value={option.value}
                checked={value === option.value}
                disabled={field.disabled || option.disabled}
                aria-describedby={option.explanation === undefined ? undefined : `${optionId}-note`}
                aria-labelledby={`${optionId}-label`}
                data-name={field.name}
                onChange={() => onChange(option.value)}
                onBlur={field.onBlur}
              />
              <b id={`${optionId}-label`} translate={option.isName ? 'no' : undefined}>
                {option.label}
              </b>
              {option.explanation !== undefined && <small id={`${optionId}-note`}>{option.explanation}</small>}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
});

interface YesNoProps extends FieldProps<boolean> {
  isLegendHidden?: boolean | undefined;
}

const YES_NO: readonly FieldOption[] = [
  { value: 'true', label: fieldTexts.yes },
  { value: 'false', label: fieldTexts.no },
];

/** Yes-or-no question; unanswered until one is chosen. */
export const YesNo = memo(function YesNo({ value, onChange, ...rest }: YesNoProps) {
  return (
    <RadioCards
      {...rest}
      options={YES_NO}
      value={value == null ? undefined : String(value)}
      onChange={(answer) => onChange(answer === 'true')}
    />
  );
});
