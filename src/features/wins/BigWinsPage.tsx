import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { PERIODS, type WinPeriod } from './bigWins.ts';
import { WinList } from './WinList.tsx';
import styles from './WinsPage.module.css';

const NAMES = { day: 'today', week: 'week', all: 'all' } as const satisfies Record<WinPeriod, string>;

/** The biggest wins of all time, or with `?period=` of today or 7 days. */
export default function BigWinsPage() {
  const { t } = useTranslation(['wins', 'common']);
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((one) => one === search.get('period')) ?? 'all';
  const choose = (next: WinPeriod) =>
    setSearch(
      (now) => {
        const query = new URLSearchParams(now);
        query.set('period', next);
        return query;
      },
      { replace: true },
    );
  return (
    <main className={styles.main}>
      <PageHeader title={t('common:bigWins')} />
      <ChipRow
        label={t('period')}
        options={PERIODS.map((key) => ({ key, label: t(NAMES[key]) }))}
        value={period}
        onChange={choose}
      />
      <WinList key={period} period={period} />
    </main>
  );
}
