import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface TableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of a row is its name. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** A table; on phones its rows stand under each other, each cell with its column's name. The roles stay then, which such a layout takes away. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row" data-head={heads[0]}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={heads[index + 1]} role="cell" data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
