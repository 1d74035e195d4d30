import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/actions/choices.tsx';
import { type TableTab, useSheet } from './TableSheets.tsx';
import styles from './TableTabs.module.css';

/** The round's bets, the player's own history and the guide: in a sheet on phones, beside the picture elsewhere. */
export function TableTabs(contents: Record<TableTab, ReactNode>) {
  const { t } = useTranslation('table');
  const { table, wanted, open } = useSheet();
  const [beside, setTab] = useState<TableTab>('bets');
  const tab = table?.tab ?? beside;
  const choose = (next: TableTab) => {
    setTab(next);
    // The sheet's address says which: so a reload, and the way back from a round, come to the same list.
    if (wanted?.kind === 'table') open({ kind: 'table', tab: next });
  };
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('table')}
        value={tab}
        onChange={choose}
        tabs={[
          { key: 'bets', label: t('bets'), content: contents.bets },
          { key: 'mine', label: t('mine'), content: contents.mine },
          { key: 'guide', label: t('guide'), content: contents.guide },
        ]}
      />
    </div>
  );
}
