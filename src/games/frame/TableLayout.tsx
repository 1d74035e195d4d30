import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { player, useMuted } from '../../shared/device/sound.ts';
import { GameHeader } from '../../shared/play/GameHeader.tsx';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { IconButton } from '../../ui/actions/Button.tsx';
import { useWide } from '../../ui/layout/viewport.ts';
import styles from './TableLayout.module.css';

/** A round game's page: its head, the last results, the picture, one thumb's worth of controls, and the lists. */
export function TableLayout({
  title,
  actions,
  results,
  picture,
  bar,
  over,
  panel,
  lists,
  sheets,
}: {
  title: string;
  /** The game's own buttons in the head, before the one for sounds. */
  actions?: ReactNode;
  /** A row of 44 px above the picture. */
  results: ReactNode;
  picture: ReactNode;
  /** Over the picture where the lists do not stand beside it: the ways to them. */
  bar: ReactNode;
  /** Over the picture everywhere. */
  over: ReactNode;
  panel: ReactNode;
  /** Beside the picture on wide screens; may be lazy. */
  lists: ReactNode;
  /** What the address may open over all. */
  sheets: ReactNode;
}) {
  const { t } = useTranslation('table');
  const wide = useWide();
  return (
    <div className={styles.page}>
      <GameHeader title={title} back="/">
        {actions}
        <MuteButton />
      </GameHeader>
      <main className={styles.main}>
        {results}
        <div className={styles.picture}>
          {picture}
          {!wide && bar}
          {over}
        </div>
        {panel}
      </main>
      {wide && (
        <aside className={styles.side} aria-label={t('table')}>
          <Suspense>
            <QueryScope>{lists}</QueryScope>
          </Suspense>
        </aside>
      )}
      {sheets}
    </div>
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
      onClick={() => player.setMuted(!muted)}
    />
  );
}
