import { useState, type KeyboardEvent } from 'react';
import { LOADING, fieldTexts, resultCount } from '#domain/texts/ui.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { Spinner } from '../Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from '../fields/control.module.css';
import { Field } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/fieldProps.ts';
import { SearchList, optionId, type SearchOption } from './SearchList.tsx';
import { SEARCH_DEBOUNCE_MS, useDebouncedSearch } from './useDebouncedSearch.ts';

interface SearchFieldProps extends FieldProps<string> {
  /** Results of the last search, or the static options; undefined before anything was loaded. */
  options: readonly SearchOption[] | undefined;
  /** Called once typing rests: searches, or filters. */
  onSearch: (query: string) => void;
  onSelect: (option: SearchOption) => void;
  isLoading?: boolean | undefined;
  /** True after a choice that is in the field: shows a tick. */
  isDone?: boolean | undefined;
  /** True for text that was filled in and not searched for: it is, once the field is entered. */
  isUnsearched?: boolean | undefined;
  /** Id of a further description of the field (the outcome of the search). */
  describedBy?: string | undefined;
  debounceMs?: number | undefined;
  placeholder?: string | undefined;
  /** True if Enter chooses the only option without arrow keys, because it is the typed text. */
  takesOnly?: boolean | undefined;
  /** Hint while there is nothing to choose; default `Start typing...` (1-MISC-02). Null: no list then, and the parent gives the hint. */
  emptyText?: string | null | undefined;
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Field to search by typing and choose from the results (editable combo box of the ARIA practices). `value` is the query. */
export function SearchField({
  value,
  onChange,
  autoComplete = 'off',
  options,
  onSearch,
  onSelect,
  isLoading = false,
  isDone = false,
  isUnsearched = false,
  debounceMs = SEARCH_DEBOUNCE_MS,
  placeholder,
  takesOnly = false,
  emptyText = fieldTexts.noOptions,
  ...field
}: SearchFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = value ?? '';
  const found = options ?? [];
  const listId = `${field.id}-list`;
  const callOffSearch = useDebouncedSearch({ query, isActive: isOpen, delayMs: debounceMs, isUnsearched, onSearch });

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: SearchOption) => {
    callOffSearch();
    if (option.opensMore) setActive(-1);
    else close();
    onSelect(option);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const option = found[active];
    if (step !== undefined) {
      setOpen(true);
      if (found.length > 0)
        setActive(isOpen ? (active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length : 0);
    } else if (event.key === 'Enter' && isOpen && option) choose(option);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && takesOnly && found[0] && found.length === 1) choose(found[0]);
    // Enter during a choice does not mean leaving the step.
    else if (event.key === 'Enter' && isOpen && found.length > 0) setActive(0);
    else return;
    event.preventDefault();
  };
  const status = isLoading ? LOADING : found.length > 0 ? resultCount(found.length) : emptyText;
  const showsList = isOpen && (found.length > 0 || emptyText !== null);

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.search}>
          <div className={styles.compound}>
            <input
              {...control}
              role="combobox"
              aria-expanded={showsList}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && found[active] ? optionId(listId, active) : undefined}
              type="text"
              name={field.name}
              value={query}
              disabled={field.disabled}
              autoComplete={autoComplete}
              spellCheck={false}
              placeholder={placeholder}
              onChange={(event) => {
                setOpen(true);
                setActive(-1);
                onChange(event.target.value);
              }}
              onFocus={() => setOpen(true)}
              onKeyDown={handleKey}
              onBlur={(event) => {
                close();
                field.onBlur?.(event);
              }}
            />
            <span className={classNames(styles.sign, isDone && !isLoading && styles.done)}>
              {isLoading ? <Spinner isQuiet /> : isDone ? <Icon name="check" /> : <Icon name="search" />}
            </span>
          </div>
          {showsList && (
            <SearchList
              id={listId}
              label={field.label}
              options={found}
              active={active}
              emptyText={isLoading ? LOADING : (emptyText ?? '')}
              onChoose={choose}
            />
          )}
          <span role="status">
            <VisuallyHidden>{isOpen ? status : ''}</VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}
