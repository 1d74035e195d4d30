import { useTranslation } from 'react-i18next';
import type { BigWin } from '../../../contract/http/catalogue.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatCompact, formatRate } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './Podium.module.css';

/** The first three, the greatest in the middle and a step higher. */
export function Podium({ wins }: { wins: readonly BigWin[] }) {
  const { t } = useTranslation('wins');
  return (
    <ol className={styles.podium} aria-label={t('top')}>
      {wins.map((win, at) => (
        <Place key={win.id} win={win} rank={at + 1} />
      ))}
    </ol>
  );
}

function Place({ win, rank }: { win: BigWin; rank: number }) {
  const { t } = useTranslation('wins');
  const { open } = usePages();
  const profit = BigInt(win.payout) - BigInt(win.amount);
  return (
    <li className={styles.place} data-rank={rank}>
      <button type="button" className={styles.card} onClick={() => open('big-win-detail', { win: win.id })}>
        <span className={styles.face}>
          <Avatar avatar={win.avatar} size={rank === 1 ? 64 : 52} />
          <span className={styles.rank}>{rank}</span>
        </span>
        <span className={styles.name}>{win.name}</span>
        <span className={styles.profit}>+{formatCompact(profit, win.currency as Currency)}</span>
        <span className={styles.rate}>{formatRate(BigInt(win.rate))}</span>
        {win.bot && <Badge>{t('bot')}</Badge>}
      </button>
    </li>
  );
}

export function PodiumSkeleton() {
  return (
    <div className={styles.podium}>
      {[1, 2, 3].map((rank) => (
        <div key={rank} className={styles.place} data-rank={rank}>
          <div className={styles.card}>
            <Skeleton width="52px" height="52px" />
            <Skeleton width="4em" />
            <Skeleton width="5em" />
          </div>
        </div>
      ))}
    </div>
  );
}
