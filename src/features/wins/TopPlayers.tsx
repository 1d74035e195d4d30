import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userNetProfits } from '../../../contract/http/players.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/house.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { queries } from '../../shared/site/queries.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import styles from './TopPlayers.module.css';

/** Who is ahead most this week, all bets reckoned together. Nothing while nobody is. */
export function TopPlayers() {
  const { t } = useTranslation('wins');
  const { data } = useQuery(
    {
      queryKey: ['wins', 'netProfits'],
      queryFn: () => http.send(userNetProfits, undefined, { quiet: true }),
      staleTime: 60_000,
    },
    queries,
  );
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
