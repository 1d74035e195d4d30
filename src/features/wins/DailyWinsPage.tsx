import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userNetProfits } from '../../../contract/http/players.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatMoney, formatWeekday } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { http, serverNow } from '../../net/house.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SectionHeader } from '../../ui/layout/TileRow.tsx';
import styles from './DailyWinsPage.module.css';
import { WinList } from './WinList.tsx';
import winsPageStyles from './WinsPage.module.css';

/** The biggest wins of the market's own day. */
export default function DailyWinsPage() {
  const { t, i18n } = useTranslation(['wins', 'common']);
  return (
    <main className={winsPageStyles.main}>
      <PageHeader title={t('common:dailyWins')} />
      <p className={winsPageStyles.lead}>
        {t('dayOf', { day: formatWeekday(serverNow(), i18n.language, market.timeZone) })}
      </p>
      <WinList period="day" />
      <TopPlayers />
      <p className={winsPageStyles.more}>
        <LinkButton to="/big-wins">{t('seeBiggest')}</LinkButton>
      </p>
    </main>
  );
}

/** Who is ahead most this week, all bets reckoned together. Nothing while nobody is. */
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
