import { useTranslation } from 'react-i18next';
import type { StatementLine } from '../../../contract/http/statement.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatClock, formatMoney, signedMoney } from '../../i18n/format.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import rows from '../../ui/styles/row.module.css';
import styles from './Line.module.css';
import { lineIcon, lineOrigin, lineTitle } from './lineWords.ts';

/** One movement of the wallet: what it was, when, how much, and what the wallet held then. */
export function Line({ line, onOpen }: { line: StatementLine; onOpen?: (() => void) | undefined }) {
  const { t, i18n } = useTranslation('statement');
  const currency = line.currency as Currency;
  const amount = BigInt(line.amount);
  const origin = lineOrigin(t, line);
  const content = (
    <>
      <span className={styles.icon} data-came={amount > 0n || undefined}>
        <Icon name={lineIcon(line)} size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{lineTitle(t, line)}</span>
        <span className={styles.quiet}>
          {formatClock(line.at, i18n.language)}
          {origin && ` · ${origin}`}
        </span>
      </span>
      <span className={styles.sums}>
        <span className={styles.amount} data-came={amount > 0n || undefined}>
          {signedMoney(amount, currency)}
        </span>
        <span className={styles.quiet}>
          <span className="visually-hidden">{t('balanceAfter')} </span>
          {formatMoney(BigInt(line.balance), currency)}
        </span>
      </span>
    </>
  );
  return (
    <li className={rows.item}>
      {onOpen ? (
        <button type="button" className={`${rows.row} ${styles.row}`} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={`${rows.row} ${styles.row}`}>{content}</div>
      )}
    </li>
  );
}

export function LineSkeleton() {
  return (
    <div className={rows.item}>
      <div className={`${rows.row} ${styles.row}`}>
        <Skeleton width="36px" height="36px" />
        <span className={styles.words}>
          <Skeleton width="6em" />
          <Skeleton width="9em" />
        </span>
        <span className={styles.sums}>
          <Skeleton width="6em" />
          <Skeleton width="5em" />
        </span>
      </div>
    </div>
  );
}
