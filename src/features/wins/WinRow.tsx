import { useTranslation } from 'react-i18next';
import type { BigWin } from '../../../contract/http/catalogue.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatClock, formatCompact, formatMoney, formatRate, formatShortDay } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import rows from '../../ui/styles/row.module.css';
import styles from './WinRow.module.css';

/** A win in the list, by its profit as the list is; it opens the win's own page. `dated`: with its day, not its time. */
export function WinRow({ win, rank, dated }: { win: BigWin; rank: number; dated: boolean }) {
  const { t, i18n } = useTranslation('wins');
  const { open } = usePages();
  const rate = BigInt(win.rate);
  const stake = BigInt(win.amount);
  const payout = BigInt(win.payout);
  const currency = win.currency as Currency;
  const at = (dated ? formatShortDay : formatClock)(win.at, i18n.language);
  return (
    <li className={rows.item}>
      <button
        type="button"
        className={`${rows.row} ${styles.row}`}
        onClick={() => open('big-win-detail', { win: win.id })}
      >
        <span className={styles.rank}>{rank}</span>
        <Avatar avatar={win.avatar} size={40} />
        <span className={styles.who}>
          <span className={styles.name}>
            <span>{win.name}</span>
            {win.bot && <Badge>{t('bot')}</Badge>}
          </span>
          <span className={styles.quiet}>
            {win.title} · {at}
          </span>
        </span>
        <span className={styles.sums}>
          <span className={styles.profit}>+{formatMoney(payout - stake, currency)}</span>
          <span className={styles.quiet}>
            <span className="visually-hidden">{t('stake')} </span>
            {formatCompact(stake, currency)}
            <span className={styles.payout}> → {formatCompact(payout, currency)}</span>
            <b className={styles.rate} data-rate={rateBand(rate)}>
              {formatRate(rate)}
            </b>
          </span>
        </span>
      </button>
    </li>
  );
}

export function WinRowSkeleton() {
  return (
    <div className={rows.item}>
      <div className={`${rows.row} ${styles.row}`}>
        <span className={styles.rank} />
        <Skeleton width="40px" height="40px" />
        <span className={styles.who}>
          <Skeleton width="6em" />
          <Skeleton width="7em" />
        </span>
        <span className={styles.sums}>
          <Skeleton width="6em" />
          <Skeleton width="5em" />
        </span>
      </div>
    </div>
  );
}
