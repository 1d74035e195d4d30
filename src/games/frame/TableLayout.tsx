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
 * A round game's page: its head, the last results, the strip of its state, the picture, one thumb's worth of controls,
 * and the lists. Nothing of the page lies over the picture, but that its connection is lost.
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
  /** The game's own buttons in the head, before the one for sounds. */
  actions?: ReactNode;
  /** A row of 44 px above the picture. */
  results: ReactNode;
  /** How the player's bets ended (`Announcer`): for a moment over that row, never over the picture. */
  announcer: ReactNode;
  /** The round's totals (`TableTotals`), in the strip where the list of bets does not stand beside the picture. */
  totals: ReactNode;
  /** The player's time and result (`TablePlaySession`). */
  session: ReactNode;
  picture: ReactNode;
  /** On the picture everywhere: what is pressed there. */
  over: ReactNode;
  panel: ReactNode;
  /** Beside the picture on wide screens; may be lazy. */
  lists: ReactNode;
  /** What the address may open over all. */
  sheets: ReactNode;
  /** The connection is lost: the picture stands still, and it is said. */
  lost: boolean;
  /** What becomes of the player's bets meanwhile; that they go on unless said. */
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

/** On phones, in the head: the way to the table's room. Wide screens have it among the lists. */
function RoomButton() {
  const room = useTable();
  return (
    <span className={styles.chat}>
      <NonCritical>{room && <tableChat.Component room={room} />}</NonCritical>
    </span>
  );
}

/** Said over a picture that stands still. */
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

/** The keys that every table has. */
function useTableKeys(): void {
  const sheet = useSheet();
  useHotKeys([
    { keys: ['m'], name: 'keyMute', press: toggleMuted },
    { keys: ['?'], name: 'keyKeys', press: () => sheet.open({ kind: 'keys' }) },
  ]);
}

/** On wide screens, in the head: how the table sounds and is played. Phones have the way there in the guide. */
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

/** The switch that silences all sounds on this device. */
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

/** The ways to the lists that do not stand beside the picture. */
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

/** As many signs of an amount have room in a phone's strip beside all else. */
const FITS = 9;

/** The round's totals (`TotalNumbers`, which alone change with every bet); a press opens the bets. */
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

/** How many bets there are on the round, and what they stake together. */
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

/** The player's time and result at this table. */
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
