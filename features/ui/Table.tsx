import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Table.module.css';

interface TableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** The first cells are short keys, such as numbers of rows: they stay in one line. */
  hasKeys?: boolean;
  /** Heads of columns of amounts, which stand at the end of their column. */
  amounts?: readonly string[];
}

/** A table; on phones its rows stand below each other, each cell with its column's name. */
export function Table({ label, heads, rows, hasKeys = false, amounts = [] }: TableProps) {
  const classOf = (head: string | undefined) =>
    head !== undefined && amounts.includes(head) ? styles.amount : undefined;
  return (
    <table className={classNames(styles.table, hasKeys && styles.keys)} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={classOf(head)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row" data-head={heads[0]}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]} className={classOf(heads[index + 1])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
