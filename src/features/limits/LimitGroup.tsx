import type { LimitKind, PlayerLimits } from '../../../contract/http/limits.ts';
import rows from './LimitRow.module.css';
import { LimitRow } from './LimitRow.tsx';
import styles from './LimitsPage.module.css';

/** The limits of one thing: of a day, a week and a month. */
export function LimitGroup({
  title,
  text,
  kinds,
  limits: { limits },
}: {
  title: string;
  text: string;
  kinds: readonly LimitKind[];
  limits: PlayerLimits;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={rows.list}>
        {limits
          .filter(({ kind }) => kinds.includes(kind))
          .map((limit) => (
            <LimitRow key={limit.kind} limit={limit} />
          ))}
      </ul>
    </section>
  );
}
