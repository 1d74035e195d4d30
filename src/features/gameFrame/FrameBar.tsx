import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '../../i18n/format.ts';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { IconButton } from '../../ui/actions/Button.tsx';
import { useTitle } from '../../ui/layout/pageTitle.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import styles from './FrameBar.module.css';

const playSession = lazyWithRetry(() => import('../../shared/play/PlaySessionOverlay.tsx'));

/** No callback needed: the game is paused by the reminder's sheet. */
const nothing = () => undefined;

/**
 * The bar above a provider's game (at the left on a phone in landscape): the exit, the game's name, the time played, and the
 * balance, which links to the cashier and back to this game.
 */
export function FrameBar({
  title,
  balance,
  busy,
  ended,
  onBack,
  onCashier,
  children,
}: {
  /** Null while it is not known. */
  title: string | null;
  balance: bigint | null;
  /** A round is running: no reminder may appear. */
  busy: boolean;
  /** Number of ended rounds. */
  ended: number;
  onBack: () => void;
  /** Undefined for a visitor. */
  onCashier?: () => void;
  /** Content at the bar's end. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(['gameFrame', 'common']);
  useTitle(title ?? t('game'));
  return (
    <header className={styles.bar}>
      <IconButton icon="back" label={t('common:back')} onClick={onBack} />
      <div className={styles.names}>
        <h1 className={styles.title}>{title ?? <Skeleton width="7em" />}</h1>
        <span className={styles.play}>{t('common:playMoney')}</span>
      </div>
      {onCashier && (
        <>
          <div className={styles.session}>
            <NonCritical>
              <QueryScope ahead={playSession}>
                <playSession.Component busy={busy} playMark={ended} onRemind={nothing} brief />
              </QueryScope>
            </NonCritical>
          </div>
          <button type="button" className={styles.balance} onClick={onCashier}>
            <span className="visually-hidden">{t('common:balance')} </span>
            <span className={styles.full}>
              <Money amount={balance} />
            </span>
            <span className={styles.short}>{balance === null ? '…' : formatCompact(balance)}</span>
          </button>
        </>
      )}
      {children}
    </header>
  );
}
