import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/Tabs.tsx';
import { BetList } from './BetList.tsx';
import { Guide } from './Guide.tsx';
import { MyHistory } from './MyHistory.tsx';
import styles from './TableTabs.module.css';
import { type TableTab, useSheet } from './useSheet.ts';

/** The round's bets, the player's own history and the guide: in a sheet on phones, beside the picture elsewhere. */
export function TableTabs() {
  const { t } = useTranslation('crash');
  const { wanted } = useSheet();
  const [tab, setTab] = useState<TableTab>(wanted?.kind === 'table' ? wanted.tab : 'bets');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('table')}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'bets', label: t('bets'), content: <BetList /> },
          { key: 'mine', label: t('mine'), content: <MyHistory /> },
          { key: 'guide', label: t('guide'), content: <Guide /> },
        ]}
      />
    </div>
  );
}
