import { useRef, useState } from 'react';
import type { Person } from '#domain/application.ts';

/** Person of a list, with a key that stays the same while others come and go. */
export interface PersonRow {
  key: string;
  /** Person as the block was opened; later typing is in the block. */
  person: Person;
  /** Index when the step was opened; absent for a person added later. */
  openedAt?: number;
}

export interface People {
  rows: readonly PersonRow[];
  /** Returns the key of the new row. */
  add: (person: Person) => string;
  remove: (key: string) => void;
  /** Puts another person into a row; the block stays, with its typed text. */
  replace: (key: string, person: Person) => void;
}

/** Returns the people of a list during editing. `name` begins the keys, which are also the ids of the blocks. */
export function usePeople(name: string, open: () => Person[]): People {
  const keyOf = (place: number) => `${name}-${place + 1}`;
  const [rows, setRows] = useState<readonly PersonRow[]>(() =>
    open().map((person, openedAt) => ({ key: keyOf(openedAt), person, openedAt })),
  );
  const [openedWith] = useState(rows.length);
  const added = useRef(0);
  const add = (person: Person) => {
    const key = keyOf(openedWith + added.current);
    added.current += 1;
    setRows((present) => [...present, { key, person }]);
    return key;
  };
  const remove = (key: string) => setRows((present) => present.filter((row) => row.key !== key));
  const replace = (key: string, person: Person) =>
    setRows((present) => present.map((row) => (row.key === key ? { ...row, person } : row)));
  return { rows, add, remove, replace };
}
