import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userNetProfits } from '../../../contract/http/people/players.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatWeekday } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { http, serverNow } from '../../net/backend.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SectionHeader } from '../../ui/layout/TileRow.tsx';
import page from '../../ui/styles/page.module.css';
import { PERIODS, WinList, type WinPeriod } from './WinList.tsx';
import styles from './WinsPages.module.css';

const NAMES = { day: 'today', week: 'week', all: 'all' } as const satisfies Record<WinPeriod, string>;

/** The biggest wins of all time, or with `?period=` of today or 7 days. */
export function BigWinsPage() {
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
    <main className={`${page.page} ${styles.main}`}>
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

/** The biggest wins of the current day in the market's time zone. */
export function DailyWinsPage() {
  const { t, i18n } = useTranslation(['wins', 'common']);
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('common:dailyWins')} />
      <p className={styles.lead}>
        {t('dayOf', { day: formatWeekday(serverNow(), i18n.language, market.timeZone) })}
      </p>
      <WinList period="day" />
      <TopPlayers />
      <p className={styles.more}>
        <LinkButton to="/big-wins">{t('seeBiggest')}</LinkButton>
      </p>
    </main>
  );
}

/** The players with the highest net win of the week over all bets. Nothing while there is none. */
function TopPlayers() {
  const { t } = useTranslation('wins');
  const { data } = useQuery({
    queryKey: ['wins', 'netProfits'],
    queryFn: () => http.send(userNetProfits, undefined, { quiet: true }),
    staleTime: 60_000,
  });
  if (!data || data.players.length === 0) return null;
  return (
    <section className={styles.top}>
      <SectionHeader title={t('topPlayers')} />
      <p className={styles.text}>{t('topPlayersText')}</p>
      <List label={t('topPlayers')}>
        {data.players.map(({ place, name, avatar, profit, currency }) => (
          <ListRow
            key={`${place} ${name}`}
            leading={
              <>
                <span className={styles.place}>{place}</span>
                <Avatar avatar={avatar} size={40} />
              </>
            }
            title={name}
            value={
              <span className={styles.profit}>+{formatMoney(BigInt(profit), currency as Currency)}</span>
            }
          />
        ))}
      </List>
    </section>
  );
}
