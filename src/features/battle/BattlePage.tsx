import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../ui/actions/choices.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import page from '../../ui/styles/page.module.css';
import styles from './Battle.module.css';
import { Championships } from './championships/Championships.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { PlaceOrders } from './PlaceOrders.tsx';

const TABS = ['battle', 'champions'] as const;

/** The daily battle page, and with `?tab=champions` the week's championships. */
export function BattlePage() {
  const { t } = useTranslation(['battle', 'promotions', 'promotionCards']);
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'battle';
  const choose = (next: (typeof TABS)[number]) =>
    setSearch(
      (now) => {
        const query = new URLSearchParams(now);
        query.set('tab', next);
        return query;
      },
      { replace: true },
    );
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('title')} />
      <PlaceOrders />
      <Tabs
        label={t('tabs')}
        tabs={[
          { key: 'battle', label: t('tabBattle'), content: <Leaderboard /> },
          { key: 'champions', label: t('tabChampions'), content: <Championships /> },
        ]}
        value={tab}
        onChange={choose}
      />
    </main>
  );
}
