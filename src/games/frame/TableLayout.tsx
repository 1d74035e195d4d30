import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatWithin } from '../../i18n/format.ts';
import { useControls } from '../../shared/device/controls.ts';
import { player, useMuted } from '../../shared/device/sound.ts';
import { GameHeader } from '../../shared/play/GameHeader.tsx';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { IconButton } from '../../ui/actions/Button.tsx';
import { useWide } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { useHotKeys } from './controls/hotKeys.ts';
import styles from './TableLayout.module.css';
import { useSheet } from './TableSheets.tsx';
import { useTable } from './useTable.ts';

/**
 * The page layout of a round game: header, last results, status strip, picture, bet panel, and lists. Nothing covers the
 * picture except the connection-lost notice.
 */
export function TableLayout({
  title,
  actions,
  results,
  announcer,
  totals,
  session,
  picture,
  over,
  panel,
  lists,
  sheets,
  lost,
  lostText,
}: {
  title: string;
  /** The game's own header buttons, before the sound button. */
  actions?: ReactNode;
  /** A row of 44 px above the picture. */
  results: ReactNode;
  /** Results of the player's bets (`Announcer`): shown briefly over that row, never over the picture. */
  announcer: ReactNode;
  /** The round's totals (`TableTotals`), shown in the strip where the bet list is not beside the picture. */
  totals: ReactNode;
  /** The player's time and result (`TablePlaySession`). */
  session: ReactNode;
  picture: ReactNode;
  /** Press areas over the picture. */
  over: ReactNode;
  panel: ReactNode;
  /** Beside the picture on wide screens; may be lazy. */
  lists: ReactNode;
  /** Sheets opened by the address. */
  sheets: ReactNode;
  /** The connection is lost: the picture is frozen, with a notice. */
  lost: boolean;
  /** What happens to the player's bets meanwhile; by default that they continue. */
  lostText?: string;
}) {
  const { t } = useTranslation('table');
  const wide = useWide();
  const leftHanded = useControls((controls) => controls.leftHanded);
  useTableKeys();
  return (
    <div className={styles.page} data-hand={leftHanded ? 'left' : undefined}>
      <GameHeader title={title} back="/">
        {actions}
        {wide ? <ControlButtons /> : <RoomButton />}
        <MuteButton />
      </GameHeader>
      <main className={styles.main}>
        <div className={styles.results}>
          {results}
          {announcer}
        </div>
        <div className={styles.strip}>
          {!wide && totals}
          {session}
          {!wide && <Ways />}
        </div>
        <div className={styles.picture} data-lost={lost || undefined}>
          {picture}
          {over}
          {lost && <Lost text={lostText ?? t('connectionLostText')} />}
        </div>
        {panel}
      </main>
      {wide && (
        <aside className={styles.side} aria-label={t('table')}>
          <NonCritical>
            <QueryScope>{lists}</QueryScope>
          </NonCritical>
        </aside>
      )}
      {sheets}
    </div>
  );
}

const tableChat = lazyWithRetry(() => import('../chat/TableChat.tsx'));

/** On phones, in the header: the button to the chat room. On wide screens the chat is among the lists. */
function RoomButton() {
  const room = useTable();
  return (
    <span className={styles.chat}>
      <NonCritical>{room && <tableChat.Component room={room} />}</NonCritical>
    </span>
  );
}

/** The notice over a frozen picture. */
function Lost({ text }: { text: string }) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.lost} role="alert">
      <strong>{t('connectionLost')}</strong>
      <span>{text}</span>
    </div>
  );
}

const toggleMuted = () => player.setMuted(!player.muted);

/** The hot keys of every game page. */
function useTableKeys(): void {
  const sheet = useSheet();
  useHotKeys([
    { keys: ['m'], name: 'keyMute', press: toggleMuted },
    { keys: ['?'], name: 'keyKeys', press: () => sheet.open({ kind: 'keys' }) },
  ]);
}

/** On wide screens, in the header: buttons for sound and control settings. On phones they are in the guide. */
function ControlButtons() {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  return (
    <>
      <IconButton icon="grid" label={t('openKeys')} onClick={() => sheet.open({ kind: 'keys' })} />
      <IconButton
        icon="settings"
        label={t('openControls')}
        onClick={() => sheet.open({ kind: 'controls' })}
      />
    </>
  );
}

/** Mutes all sounds on this device. */
function MuteButton() {
  const { t } = useTranslation('table');
  const muted = useMuted();
  return (
    <IconButton
      icon={muted ? 'mute' : 'sound'}
      label={muted ? t('unmute') : t('mute')}
      onClick={toggleMuted}
    />
  );
}

/** A button of the strip. */
export function TableWay(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className={styles.way} />;
}

/** Buttons to the lists that are not beside the picture. */
function Ways() {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  return (
    <>
      <TableWay
        icon="history"
        label={t('openMine')}
        onClick={() => sheet.open({ kind: 'table', tab: 'mine' })}
      />
      <TableWay
        icon="help"
        label={t('openGuide')}
        onClick={() => sheet.open({ kind: 'table', tab: 'guide' })}
      />
    </>
  );
}

/** Maximum characters of an amount that fit in a phone's strip. */
const FITS = 9;

/** The round's totals (`TotalNumbers`, the only part that changes with every bet); a press opens the bets. */
export function TableTotals({ children }: { children: ReactNode }) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  return (
    <button type="button" className={styles.bets} onClick={() => sheet.open({ kind: 'table', tab: 'bets' })}>
      <span className="visually-hidden">{t('openBets')} </span>
      <span className={styles.totals}>
        <Icon name="people" size={16} />
        {children}
      </span>
    </button>
  );
}

/** Number of bets in the round, and their total stake. */
export function TotalNumbers({ count, total }: { count: number; total: bigint }) {
  const roomy = useWide(520);
  return (
    <>
      {formatCount(count)}
      <span className={styles.total}>{roomy ? formatMoney(total) : formatWithin(FITS, total)}</span>
    </>
  );
}

const playSession = lazyWithRetry(() => import('../../shared/play/PlaySessionOverlay.tsx'));

/** The player's time and result in this game. */
export function TablePlaySession(props: ComponentProps<typeof playSession.Component>) {
  return (
    <div className={styles.session}>
      <NonCritical>
        <QueryScope ahead={playSession}>
          <playSession.Component {...props} />
        </QueryScope>
      </NonCritical>
    </div>
  );
}
