import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/actions/choices.tsx';
import { type TableTab, useSheet } from './TableSheets.tsx';
import styles from './TableTabs.module.css';

/** The round's bets, the player's own history and the guide: in a sheet on phones, beside the picture elsewhere. */
export function TableTabs(contents: Record<TableTab, ReactNode>) {
  const { t } = useTranslation('table');
  const { wanted } = useSheet();
  const [tab, setTab] = useState<TableTab>(wanted?.kind === 'table' ? wanted.tab : 'bets');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('table')}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'bets', label: t('bets'), content: contents.bets },
          { key: 'mine', label: t('mine'), content: contents.mine },
          { key: 'guide', label: t('guide'), content: contents.guide },
        ]}
      />
    </div>
  );
}
