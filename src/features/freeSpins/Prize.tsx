import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeSpinPrize } from '../../../contract/http/freeSpins.ts';
import { formatCount, formatDateTime, formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { hideLost } from '../../shared/catalogue/GameTile.tsx';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Prize.module.css';
import { stateOf } from './prizes.ts';

/** A prize's game, its cover and what is left of the spins. */
export function PrizeHead({ prize, children }: { prize: FreeSpinPrize; children?: ReactNode }) {
  const { t } = useTranslation('freeSpins');
  const { game, title, spins, used } = prize;
  return (
    <div className={styles.head}>
      <img
        className={styles.cover}
        src={`/covers/${game}-180.webp`}
        alt=""
        width={180}
        height={240}
        onError={hideLost}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.quiet}>
          {t('left', { left: formatCount(spins - used), spins: formatCount(spins) })}
        </p>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.played} style={{ width: `${(100 * used) / spins}%` }} />
        </span>
        {children}
      </div>
    </div>
  );
}

/** A prize that may be played: what it is worth, until when, and the way to its game. */
export function PrizeCard({ prize }: { prize: FreeSpinPrize }) {
  const { t, i18n } = useTranslation('freeSpins');
  const { bet, won, used, expiresAt } = prize;
  const money = (amount: string) => formatMoney(BigInt(amount), market.currency);
  return (
    <li className={styles.card}>
      <PrizeHead prize={prize}>
        <p className={styles.quiet}>{t('perSpin', { amount: money(bet) })}</p>
        {used > 0 && <p className={styles.won}>{t('wonSoFar', { amount: money(won) })}</p>}
      </PrizeHead>
      <PrizeWay prize={prize} />
      <p className={styles.until}>{t('until', { time: formatDateTime(expiresAt, i18n.language) })}</p>
    </li>
  );
}

/** To the game, or why not yet. */
export function PrizeWay({ prize }: { prize: FreeSpinPrize }) {
  const { t } = useTranslation('freeSpins');
  const state = stateOf(prize);
  if (state === 'waiting')
    return (
      <p className={styles.waiting}>
        <Icon name="clock" size={18} />
        {t('waitingText')}
      </p>
    );
  return state === 'ready' && prize.path !== null ? (
    <LinkButton kind="primary" size="large" to={prize.path}>
      {t('play')}
    </LinkButton>
  ) : null;
}
