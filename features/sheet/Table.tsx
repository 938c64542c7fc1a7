import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface TableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** A table; on phones its rows stand below each other, each cell with its column's name. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
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
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
