import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GameHeader } from '../../ui/GameHeader.tsx';
import { useWide } from '../../ui/useWide.ts';
import { Announcer } from './Announcer.tsx';
import { BetPanel } from './BetPanel.tsx';
import styles from './CrashPage.module.css';
import { CrashSheets } from './CrashSheets.tsx';
import { CrashStage } from './CrashStage.tsx';
import { tableTabs } from './lazySheets.ts';
import { MuteButton } from './MuteButton.tsx';
import { RoundChips } from './RoundChips.tsx';
import { Stretch } from './Stretch.tsx';
import { TableBar } from './TableBar.tsx';
import { useSeat } from './table.ts';

/** The crash table: the flight, the rounds before it, the bets, and one thumb's worth of controls. */
export default function CrashPage() {
  const { t } = useTranslation('crash');
  const wide = useWide();
  useSeat();
  return (
    <div className={styles.page}>
      <GameHeader title={t('title')} back="/">
        <MuteButton />
      </GameHeader>
      <main className={styles.main}>
        <RoundChips />
        <div className={styles.flight}>
          <CrashStage />
          {!wide && <TableBar />}
          <Stretch />
          <Announcer />
        </div>
        <BetPanel />
      </main>
      {wide && (
        <aside className={styles.side} aria-label={t('table')}>
          <Suspense>
            <tableTabs.Component />
          </Suspense>
        </aside>
      )}
      <CrashSheets />
    </div>
  );
}
