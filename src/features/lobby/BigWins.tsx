import { useTranslation } from 'react-i18next';
import type { BigWin } from '../../../contract/http/catalogue.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatCompact, formatRate } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import styles from './BigWins.module.css';
import side from './sideRow.module.css';

/** Paid bets worth telling of; each opens its own page. */
export function BigWins({ wins }: { wins: readonly BigWin[] }) {
  const { t } = useTranslation('lobby');
  const { open } = usePages();
  if (wins.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('bigWins')} to="/big-wins" />
      <ul className={`${side.row} ${styles.row}`} aria-label={t('bigWins')}>
        {wins.map((win) => (
          <li key={win.id}>
            <button
              type="button"
              className={styles.card}
              onClick={() => open('big-win-detail', { win: win.id })}
            >
              <span className={styles.who}>
                <Avatar avatar={win.avatar} size={28} />
                <span className={styles.name}>{win.name}</span>
                {win.bot && <span className={styles.bot}>{t('botPlayer')}</span>}
              </span>
              <span className={styles.payout}>
                {formatCompact(BigInt(win.payout), win.currency as Currency)}
              </span>
              <span className={styles.game}>
                <span>{win.title}</span>
                <b>{formatRate(BigInt(win.rate))}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
