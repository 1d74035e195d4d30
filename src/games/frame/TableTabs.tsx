import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/actions/choices.tsx';
import { useWide } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import { ChatTabName } from '../chat/ChatButton.tsx';
import { type TableTab, useSheet } from './TableSheets.tsx';
import styles from './TableTabs.module.css';
import { useTable } from './useTable.ts';

const chatPanel = lazyWithRetry(() => import('../chat/ChatPanel.tsx'));

/**
 * The round's bets, the player's history and the guide: in a sheet on phones, beside the picture elsewhere, together with the
 * chat (on phones the chat has its own sheet).
 */
export function TableTabs(contents: Record<TableTab, ReactNode>) {
  const { t } = useTranslation('table');
  const { table, wanted, open } = useSheet();
  const room = useTable();
  const wide = useWide();
  const [beside, setTab] = useState<TableTab | 'chat'>('bets');
  const chat = wide &&
    room !== null && {
      key: 'chat' as const,
      label: <ChatTabName room={room} />,
      content: (
        <NonCritical>
          <chatPanel.Component room={room} />
        </NonCritical>
      ),
    };
  const tab = chat && beside === 'chat' ? 'chat' : (table?.tab ?? beside);
  const choose = (next: TableTab | 'chat') => {
    setTab(next);
    // The tab is part of the sheet's address, so that a reload, or closing a round, returns to the same list.
    if (wanted?.kind === 'table' && next !== 'chat') open({ kind: 'table', tab: next });
  };
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('table')}
        value={tab === 'chat' && !chat ? 'bets' : tab}
        onChange={choose}
        tabs={[
          { key: 'bets', label: t('bets'), content: contents.bets },
          { key: 'mine', label: t('mine'), content: contents.mine },
          { key: 'guide', label: t('guide'), content: contents.guide },
          ...(chat ? [chat] : []),
        ]}
      />
    </div>
  );
}
