import type { ReactNode } from 'react';
import styles from './PayTable.module.css';

/** What each bet pays, a line each: what it is on, then its numbers. */
export function PayTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly string[] }[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={head[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
