import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PlaySessionReply } from '../../../contract/http/people/limits.ts';
import { formatCompact, signedMoney } from '../../i18n/format.ts';
import { serverNow } from '../../net/backend.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './PlaySheet.module.css';
import { leavePlay } from './playSession.ts';

const LOOK = 5_000;

/** Whole minutes since a server time. */
function usePlayedMinutes(since: number): number {
  const [minutes, setMinutes] = useState(() => minutesSince(since));
  useEffect(() => {
    const update = () => setMinutes(minutesSince(since));
    update();
    const timer = setInterval(update, LOOK);
    return () => clearInterval(timer);
  }, [since]);
  return minutes;
}

function minutesSince(since: number): number {
  return Math.max(0, Math.floor((serverNow() - since) / 60_000));
}

/** A play time in hours and minutes: '1 j 05 mnt'. */
function playedWords(t: TFunction<'limits'>, played: number): string {
  const hours = Math.floor(played / 60);
  const minutes = played % 60;
  return hours === 0 ? t('onlyMinutes', { minutes }) : t('hoursMinutes', { hours, minutes });
}

/** Longer texts do not fit beside a game's totals. */
const ROOM = 12;

/** In a game: the play time and net result; `brief`: only the time. */
export function PlayPill({
  session,
  brief = false,
  onOpen,
}: {
  session: PlaySessionTotals;
  brief?: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation('limits');
  const minutes = usePlayedMinutes(session.startedAt);
  const net = BigInt(session.net);
  return (
    <button type="button" className={styles.press} onClick={onOpen}>
      <span className="visually-hidden">{t('playedLabel')}: </span>
      <span className={styles.pill}>
        <Icon name="clock" size={16} />
        <span className={styles.words}>
          <span>
            {!brief && t('session')} {playedWords(t, minutes)}{' '}
          </span>
          {!brief && (
            <span className={styles.net} data-came={net > 0n || undefined}>
              {shortMoney(net)}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

function shortMoney(net: bigint): string {
  const full = signedMoney(net);
  return full.length <= ROOM ? full : `${net > 0n ? '+' : ''}${formatCompact(net)}`;
}

export type PlaySessionTotals = NonNullable<PlaySessionReply['session']>;

/** Time and result of the play session, opened by the reminder or by the player: continue or leave. */
export function PlaySheet({
  session,
  reminder,
  onPlayOn,
}: {
  session: PlaySessionTotals;
  reminder: boolean;
  onPlayOn: () => void;
}) {
  const { t } = useTranslation('limits');
  const navigate = useNavigate();
  const minutes = usePlayedMinutes(session.startedAt);
  const [busy, setBusy] = useState(false);
  const playOn = () => {
    setBusy(true);
    onPlayOn();
  };
  const leave = () => {
    void leavePlay();
    // Replaces this dialog's history entry: back leads to the game without it.
    navigate('/', { replace: true });
  };
  return (
    <Sheet title={t(reminder ? 'reminderTitle' : 'sessionTitle')} onClose={playOn}>
      <div className={styles.sheet}>
        {reminder && <p className={styles.text}>{t('reminderAsk')}</p>}
        <Facts
          rows={[
            { label: t('sessionTime'), value: playedWords(t, minutes) },
            { label: t('sessionNet'), value: signedMoney(BigInt(session.net)) },
          ]}
        />
        <p className={styles.note}>{t('sessionNote')}</p>
        <Button kind="primary" size="large" busy={busy} onClick={playOn}>
          {t('playOn')}
        </Button>
        <Button size="large" onClick={leave}>
          {t('leave')}
        </Button>
        <LinkButton kind="ghost" to="/account/limits" replace>
          {t('myLimits')}
        </LinkButton>
      </div>
    </Sheet>
  );
}
