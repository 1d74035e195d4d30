import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ChampionOrder, championOrderClaim } from '../../../contract/http/offers/champion.ts';
import { formatMoment, formatShortDay, withZone } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './Battle.module.css';
import { placeOrders } from './queries.ts';

/** Claimable prizes of places; nothing where there are none. */
export function PlaceOrders() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <Orders userId={userId} />;
}

function Orders({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation(['battle', 'promotions']);
  const { data } = useQuery(placeOrders(userId));
  const { claim, isClaiming } = useClaim<{ id: string }>((input, options) =>
    http.send(championOrderClaim, input, options),
  );
  const waiting = data?.filter(({ award }) => award.state === 'claimable') ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={styles.day} aria-label={t('orders')}>
      <h2 className={styles.title}>{t('orders')}</h2>
      <List>
        {waiting.map((order) => {
          const { id, amount, expiresAt } = order.award;
          return (
            <ListRow
              key={id}
              icon="trophy"
              title={`+${formatMoney(BigInt(amount))}`}
              text={
                <>
                  {titleOf(order)} · {t('placeOne', { place: formatCount(order.place) })}
                  {expiresAt !== null && (
                    <> · {t('claimUntil', { time: withZone(formatMoment(expiresAt, i18n.language)) })}</>
                  )}
                </>
              }
              value={
                <Button kind="primary" busy={isClaiming({ id })} onClick={() => claim({ id })}>
                  {t('promotions:claim')}
                </Button>
              }
            />
          );
        })}
      </List>
    </section>
  );

  // Noon of the date: its midnight is still the previous day in zones west of Greenwich.
  function titleOf({ title, award }: ChampionOrder): string {
    return (
      title ??
      t('orderBattle', { day: formatShortDay(Date.parse(`${award.awardKey}T12:00Z`), i18n.language) })
    );
  }
}
