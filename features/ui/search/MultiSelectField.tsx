import { useState } from 'react';
import { IconButton } from '../Button.tsx';
import { widthClass } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import styles from './MultiSelectField.module.css';
import { SearchField } from './SearchField.tsx';
import type { SearchOption } from './SearchList.tsx';

interface MultiSelectFieldProps extends FieldProps<string[]> {
  options: readonly string[];
  /** Label of the option that adds the typed text as a new one (2-INV-47). */
  createLabel: (typed: string) => string;
  /** Name of the button that removes an option. */
  removeLabel: (option: string) => string;
}

/**
 * Field for several options of a list, and new ones: choose while typing, or add the typed text. Text left in the field counts as added, so
 * that nothing typed is lost. The chosen options are listed below, each with a button to remove it.
 */
export function MultiSelectField({
  value,
  options,
  createLabel,
  removeLabel,
  onChange,
  onBlur,
  source: _source,
  width,
  ...field
}: MultiSelectFieldProps) {
  const [typed, setTyped] = useState('');
  const chosen = value ?? [];
  const add = (wanted: string) => {
    const option = find(options, wanted) ?? wanted.trim();
    if (option !== '' && find(chosen, option) === undefined) onChange([...chosen, option]);
    setTyped('');
  };
  const handleBlur: typeof onBlur = (event) => {
    if (typed.trim() !== '') add(typed);
    onBlur?.(event);
  };
  return (
    <div className={widthClass(width)}>
      <SearchField
        {...field}
        takesOnly
        value={typed}
        onChange={setTyped}
        onBlur={handleBlur}
        options={offered({ options, chosen, typed, createLabel })}
        onSearch={ignore}
        onSelect={(option) => add(option.value)}
      />
      {/* Always present: the field above is then not the last of its part, and its message keeps its room. */}
      <div>
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label={typeof field.label === 'string' ? field.label : undefined}>
            {chosen.map((option) => (
              <li key={option} className={styles.item}>
                <span translate="no">{option}</span>
                <IconButton
                  icon="x"
                  label={removeLabel(option)}
                  onClick={() => onChange(chosen.filter((each) => each !== option))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface Offering {
  options: readonly string[];
  chosen: readonly string[];
  typed: string;
  createLabel: (typed: string) => string;
}

/** Returns the unchosen options that match the typed text, and the text itself if it is a new one. */
function offered({ options, chosen, typed, createLabel }: Offering): SearchOption[] {
  const wanted = typed.trim();
  const fitting = options.filter(
    (option) => find(chosen, option) === undefined && option.toLowerCase().includes(wanted.toLowerCase()),
  );
  const isNew = wanted !== '' && find(options, wanted) === undefined && find(chosen, wanted) === undefined;
  return [
    ...fitting.map((option) => ({ value: option, label: option })),
    ...(isNew ? [{ value: wanted, label: createLabel(wanted) }] : []),
  ];
}

/** Finds an option by its text, in any letter case. */
function find(options: readonly string[], wanted: string): string | undefined {
  return options.find((option) => option.toLowerCase() === wanted.trim().toLowerCase());
}

/** All options are loaded: there is nothing to look up. */
function ignore(): void {}
