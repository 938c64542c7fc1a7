import { useRef, useState } from 'react';
import type { Person } from '#domain/application.ts';

/** One person of a list, by a key that stays theirs while others come and go. */
export interface PersonRow {
  key: string;
  /** As they were when their block was opened; what is typed since is in the block. */
  person: Person;
  /** Their place when the step was opened; none for who was added since. */
  openedAt?: number;
}

export interface People {
  rows: readonly PersonRow[];
  /** Answers the key of the new row. */
  add: (person: Person) => string;
  remove: (key: string) => void;
  /** Somebody else stands in a row from now on; the block stays, and what is typed in it. */
  replace: (key: string, person: Person) => void;
}

/** The people of a list while they are being edited. `name` begins the keys, which are also the ids of the blocks. */
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
