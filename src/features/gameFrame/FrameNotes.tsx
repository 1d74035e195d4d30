import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameError } from '../../../contract/providers/envelope.ts';
import { errorText } from '../../i18n/i18n.ts';
import { CoverPicture } from '../../shared/catalogue/GameTile.tsx';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import styles from './FrameNotes.module.css';
import type { Refused } from './frameState.ts';

/** Overlays and replacements of the provider frame: while it opens, and where it cannot continue. */

/** Covers the frame, or is placed at its lower edge where the game below stays usable. */
function Note({
  icon,
  title,
  text,
  along = false,
  children,
}: {
  icon: IconName;
  title: string;
  text?: string | undefined;
  along?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={styles.note} data-along={along || undefined} role="alert">
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon name={icon} size={along ? 20 : 28} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children !== undefined && <div className={styles.ways}>{children}</div>}
      </div>
    </section>
  );
}

/** The game's cover while it loads, so that something of the game is visible at once. */
export function Opening({ game, openRound }: { game: string; openRound: boolean }) {
  const { t } = useTranslation(['gameFrame', 'common']);
  return (
    <div className={styles.opening} role="status">
      <CoverPicture game={game} className={styles.cover} />
      <span className={styles.track} aria-hidden="true" />
      <p className={styles.text}>{t(openRound ? 'openingRound' : 'opening')}</p>
    </div>
  );
}

/** The phone is offline: the game waits and continues by itself. */
export function Offline() {
  const { t } = useTranslation(['gameFrame', 'common']);
  return <Note icon="pause" title={t('offlineTitle')} text={t('offlineText')} />;
}

const REFUSED = {
  signIn: { icon: 'lock', title: 'signInTitle', text: 'signInText', retry: false },
  missing: { icon: 'search', title: 'missingTitle', text: 'missingText', retry: false },
  noReplay: { icon: 'history', title: 'noReplayTitle', text: 'noReplayText', retry: false },
  bonus: { icon: 'gift', title: 'bonusTitle', text: 'bonusText', retry: false },
  away: { icon: 'clock', title: 'awayTitle', text: 'awayText', retry: true },
  break: { icon: 'pause', title: 'breakTitle', text: 'breakText', retry: false },
  network: { icon: 'alert', title: 'networkTitle', text: 'networkText', retry: true },
  other: { icon: 'alert', title: 'otherTitle', text: 'otherText', retry: true },
} as const satisfies Record<Refused, { icon: IconName; title: string; text: string; retry: boolean }>;

/** Why the game was not opened, and the next step. */
export function LaunchRefused({
  why,
  code,
  game,
  onRetry,
  onCashier,
  onSignIn,
}: {
  why: Refused;
  code: number;
  game: string;
  onRetry?: () => void;
  onCashier?: () => void;
  onSignIn?: () => void;
}) {
  const { t } = useTranslation(['gameFrame', 'common']);
  const { icon, title, text, retry } = REFUSED[why];
  // For all other reasons the error code's text is more specific than this page's.
  const known = why === 'other' ? errorText(code) : undefined;
  return (
    <Note icon={icon} title={t(title)} text={known ?? t(text)}>
      {why === 'signIn' && (
        <Button kind="primary" size="large" onClick={onSignIn}>
          {t('common:signIn')}
        </Button>
      )}
      {why === 'bonus' && (
        <Button kind="primary" size="large" onClick={onCashier}>
          {t('deposit')}
        </Button>
      )}
      {why === 'break' && (
        <LinkButton size="large" to="/account/limits">
          {t('limits')}
        </LinkButton>
      )}
      {retry && (
        <Button kind="primary" size="large" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      {(why === 'missing' || why === 'bonus') && (
        <LinkButton size="large" to="/?z=search" replace kind={why === 'missing' ? 'primary' : 'secondary'}>
          {t('another')}
        </LinkButton>
      )}
      {why === 'signIn' && (
        <LinkButton size="large" to={`/game/${game}`}>
          {t('about')}
        </LinkButton>
      )}
      <LinkButton kind="ghost" size="large" to="/" replace>
        {t('common:toHome')}
      </LinkButton>
    </Note>
  );
}

const TROUBLES = {
  silent: { icon: 'clock', title: 'silentError' },
  connection: { icon: 'alert', title: 'connectionError' },
  session: { icon: 'lock', title: 'sessionError' },
  balance: { icon: 'wallet', title: 'balanceError' },
  limit: { icon: 'pause', title: 'limitError' },
  maintenance: { icon: 'clock', title: 'maintenanceError' },
  unsupported: { icon: 'alert', title: 'unsupportedError' },
  other: { icon: 'alert', title: 'otherError' },
} as const satisfies Record<'silent' | GameError, { icon: IconName; title: string }>;

/**
 * The game reports that it cannot continue, or sends no messages any more. A game that is only silent during a round may be
 * waited for.
 */
export function Trouble({
  why,
  playing,
  onReload,
  onLeave,
  onWait,
  onCashier,
}: {
  why: 'silent' | GameError;
  /** The game is loaded and its picture is visible. */
  playing: boolean;
  onReload: () => void;
  onLeave: () => void;
  onWait: () => void;
  onCashier: () => void;
}) {
  const { t } = useTranslation(['gameFrame', 'common']);
  const along = why === 'silent' && playing;
  return (
    <Note
      icon={TROUBLES[why].icon}
      title={t(TROUBLES[why].title)}
      text={t(along ? 'silentRoundText' : why === 'silent' ? 'silentText' : 'errorText')}
      along={along}
    >
      {why === 'balance' && (
        <Button kind="primary" size="large" onClick={onCashier}>
          {t('deposit')}
        </Button>
      )}
      <Button kind={why === 'balance' ? 'secondary' : 'primary'} size="large" onClick={onReload}>
        {t('common:reload')}
      </Button>
      {along && (
        <Button size="large" onClick={onWait}>
          {t('wait')}
        </Button>
      )}
      <Button kind="ghost" size="large" onClick={onLeave}>
        {t('leave')}
      </Button>
    </Note>
  );
}
