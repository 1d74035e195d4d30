import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TableLayout } from '../../frame/TableLayout.tsx';
import { TableSheets } from '../../frame/TableSheets.tsx';
import { AmountSheets } from './AmountSheets.tsx';
import { SHEETS } from './lazySheets.ts';
import { useWingoSounds } from './useWingoSounds.ts';
import { WingoAnnouncer } from './WingoAnnouncer.tsx';
import { WingoBar } from './WingoBar.tsx';
import { WingoPanel } from './WingoPanel.tsx';
import { WingoResults } from './WingoResults.tsx';
import { WingoStage } from './WingoStage.tsx';
import { WingoStretch } from './WingoStretch.tsx';
import { modelFrom, useModel, useSeats } from './wingoTables.ts';

/** The wingo tables: the drum, the last numbers, three models, and what to bet on. */
export default function WingoPage() {
  const { t } = useTranslation('wingo');
  useSeats();
  useWingoSounds();
  useModelOfAddress();
  return (
    <TableLayout
      title={t('title')}
      results={<WingoResults />}
      picture={<WingoStage />}
      bar={<WingoBar />}
      over={
        <>
          <WingoStretch />
          <WingoAnnouncer />
        </>
      }
      panel={<WingoPanel />}
      lists={<SHEETS.tabs.Component />}
      sheets={
        <>
          <TableSheets set={SHEETS} />
          <AmountSheets />
        </>
      }
    />
  );
}

/** `?model=` in the address chooses the model, so that a link and the way back from the trend lead to it. */
function useModelOfAddress(): void {
  const { search } = useLocation();
  const wanted = modelFrom(new URLSearchParams(search).get('model'));
  useEffect(() => {
    if (wanted) useModel.setState({ model: wanted });
  }, [wanted]);
}
