import { memo } from 'react';
import { fieldTexts } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import styles from './choices.module.css';
import { FieldGroup, FieldMessage, controlProps, widthClass } from './Field.tsx';
import fieldStyles from './Field.module.css';
import type { FieldOption, FieldProps } from './fieldProps.ts';
import { OptionText } from './OptionText.tsx';

/** Checkbox for one statement to agree to, or one thing to turn on. */
export const Checkbox = memo(function Checkbox({
  id,
  name,
  label,
  help,
  error,
  value,
  onChange,
  onBlur,
  disabled,
  width,
}: FieldProps<boolean>) {
  return (
    <div className={classNames(fieldStyles.field, widthClass(width))}>
      <div className={styles.row}>
        <input
          {...controlProps({ id, help, error })}
          className={styles.tick}
          type="checkbox"
          name={name}
          checked={value === true}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>
          <label htmlFor={id}>{label}</label>
          {help !== undefined && <small id={`${id}-help`}>{help}</small>}
        </span>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
});

interface CheckboxGroupProps extends FieldProps<string[]> {
  options: readonly FieldOption[];
  isLegendHidden?: boolean | undefined;
  /** Offers all options at once, on top; its label defaults to `Include all options` (1-MISC-03). */
  hasSelectAll?: boolean | undefined;
  selectAllLabel?: string | undefined;
}

/** Checkboxes for any of a few options; the value has the order of the options. */
export const CheckboxGroup = memo(function CheckboxGroup({
  value,
  onChange,
  options,
  hasSelectAll = false,
  selectAllLabel = fieldTexts.selectAll,
  ...field
}: CheckboxGroupProps) {
  const chosen = new Set(value ?? []);
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.map((each) => each.value).filter((each) => (each === option ? isChosen : chosen.has(each))));
  return (
    <FieldGroup {...field}>
      {hasSelectAll && (
        <label className={styles.row}>
          <input
            className={styles.tick}
            type="checkbox"
            checked={options.every((option) => chosen.has(option.value))}
            disabled={field.disabled}
            onChange={(event) => onChange(event.target.checked ? options.map((option) => option.value) : [])}
            onBlur={field.onBlur}
          />
          <span>{selectAllLabel}</span>
        </label>
      )}
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            id={`${field.id}-${option.value}`}
            className={styles.tick}
            type="checkbox"
            name={field.name}
            value={option.value}
            checked={chosen.has(option.value)}
            disabled={field.disabled || option.disabled}
            aria-invalid={field.error ? true : undefined}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={field.onBlur}
          />
          <OptionText {...option} />
        </label>
      ))}
    </FieldGroup>
  );
});
