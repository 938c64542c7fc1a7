import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './SearchList.module.css';

export interface SearchOption {
  value: string;
  label: string;
  /** Second, quieter text. */
  note?: string | undefined;
  /** True if choosing it shows further options: the list stays open. */
  opensMore?: boolean | undefined;
}

interface SearchListProps {
  id: string;
  label: ReactNode;
  options: readonly SearchOption[];
  /** Index of the option under the arrow keys; -1 for none. */
  active: number;
  emptyText: string;
  onChoose: (option: SearchOption) => void;
}

/** List of results under its search field; focus stays in the field. */
export function SearchList({ id, label, options, active, emptyText, onChoose }: SearchListProps) {
  const activeItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Braces matter: browsers have begun to return a promise here, which React would take for a clean-up.
    activeItem.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  if (options.length === 0) {
    return (
      <p className={styles.list} id={id}>
        <span className={styles.empty}>{emptyText}</span>
      </p>
    );
  }
  return (
    <ul className={styles.list} id={id} role="listbox" aria-label={typeof label === 'string' ? label : undefined}>
      {options.map((option, index) => (
        // A press must not take focus from the field, which handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- options of a combo box never hold focus
        <li
          key={option.value}
          id={optionId(id, index)}
          ref={index === active ? activeItem : undefined}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.note && <small>{option.note}</small>}
          {option.opensMore && <Icon name="next" />}
        </li>
      ))}
    </ul>
  );
}

/** Returns the id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
