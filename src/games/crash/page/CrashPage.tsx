import { useTranslation } from 'react-i18next';
import { TableLayout } from '../../frame/TableLayout.tsx';
import { TableSheets } from '../../frame/TableSheets.tsx';
import { useSeat } from '../../session/useSeat.ts';
import { BetPanel } from './BetPanel.tsx';
import { CrashAnnouncer } from './CrashAnnouncer.tsx';
import { CrashBar } from './CrashBar.tsx';
import { CrashStage } from './CrashStage.tsx';
import { CrashStretch } from './CrashStretch.tsx';
import { SHEETS } from './lazySheets.ts';
import { RoundChips } from './RoundChips.tsx';
import { table } from './table.ts';
import { useSounds } from './useSounds.ts';

/** The crash table: the flight, the rounds before it, the bets, and one thumb's worth of controls. */
export default function CrashPage() {
  const { t } = useTranslation('crash');
  useSeat(table);
  useSounds();
  return (
    <TableLayout
      title={t('title')}
      results={<RoundChips />}
      picture={<CrashStage />}
      bar={<CrashBar />}
      over={
        <>
          <CrashStretch />
          <CrashAnnouncer />
        </>
      }
      panel={<BetPanel />}
      lists={<SHEETS.tabs.Component />}
      sheets={<TableSheets set={SHEETS} />}
    />
  );
}
