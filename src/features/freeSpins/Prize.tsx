import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeSpinPrize } from '../../../contract/http/play/freeSpins.ts';
import { formatDateTime, withZone } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { CoverPicture } from '../../shared/catalogue/GameTile.tsx';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import list from '../../ui/styles/listSheet.module.css';
import styles from './Prize.module.css';
import { stateOf } from './prizes.ts';

/** A prize's game and cover, and the remaining spins. */
export function PrizeHead({ prize, children }: { prize: FreeSpinPrize; children?: ReactNode }) {
  const { t } = useTranslation('freeSpins');
  const { game, title, spins, used } = prize;
  return (
    <div className={styles.head}>
      <CoverPicture game={game} className={styles.cover} />
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

/** A usable prize: its value, its expiry, and a link to its game. */
export function PrizeCard({ prize }: { prize: FreeSpinPrize }) {
  const { t, i18n } = useTranslation('freeSpins');
  const { bet, won, used, expiresAt } = prize;
  return (
    <li className={styles.card}>
      <PrizeHead prize={prize}>
        <p className={styles.quiet}>{t('perSpin', { amount: formatMoney(BigInt(bet)) })}</p>
        {used > 0 && <p className={styles.won}>{t('wonSoFar', { amount: formatMoney(BigInt(won)) })}</p>}
      </PrizeHead>
      <PrizeWay prize={prize} />
      <p className={styles.until}>
        {t('until', { time: withZone(formatDateTime(expiresAt, i18n.language)) })}
      </p>
    </li>
  );
}

/** A link to its game, or why there is none yet; nothing for an ended prize. */
export function PrizeWay({ prize }: { prize: FreeSpinPrize }) {
  const { t } = useTranslation('freeSpins');
  const { usable, path } = prize;
  if (!usable) return null;
  return path === null ? (
    <p className={styles.waiting}>
      <Icon name="clock" size={18} />
      {t('waitingText')}
    </p>
  ) : (
    <LinkButton kind="primary" size="large" to={path}>
      {t('play')}
    </LinkButton>
  );
}

const TONES = { ready: 'volt', waiting: 'quiet', used: 'teal', expired: 'quiet' } as const;

/** The state of a prize as a badge. */
export function PrizeBadge({ prize }: { prize: FreeSpinPrize }) {
  const { t } = useTranslation('freeSpins');
  const state = stateOf(prize);
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** Shown when a list of prizes is empty. */
export function NoPrizes({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('freeSpins');
  return (
    <EmptyState icon="gift" title={t('none')}>
      <p className={list.hint}>{t('noneText')}</p>
      {children}
    </EmptyState>
  );
}
