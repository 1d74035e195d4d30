import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import styles from './Distribution.module.css';
import type { DrawGame } from './drawGame.ts';

/** How often each result came, beside how often chance brings it on average. */
export function Distribution({ game, counts }: { game: DrawGame; counts: readonly number[] }) {
  const { t } = useTranslation('fairnessDraws');
  const picks = sum(counts);
  const rows = game.kinds.map(({ key, values }) => ({
    key,
    first: values[0] ?? 0,
    count: sum(values.map((value) => counts[value] ?? 0)),
    expected: (picks * values.length) / game.rule.of,
  }));
  const most = Math.max(1, ...rows.map(({ count, expected }) => Math.max(count, expected)));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{t('countsTitle')}</b>
        <span>{t('countsText')}</span>
      </figcaption>
      <ul className={styles.rows}>
        {rows.map(({ key, first, count, expected }) => (
          <li key={key} className={styles.row}>
            {game.mark(first, 24)}
            <span
              className={styles.bar}
              style={{ '--count': count / most, '--expected': expected / most } as React.CSSProperties}
            />
            <b>{formatCount(count)}</b>
            <span className="visually-hidden">{t('expected', { count: oneDecimal(expected) })}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function oneDecimal(number: number): string {
  return formatRate(BigInt(Math.round(number * 10)) * 1_000n).slice(0, -2);
}
