import { useTranslation } from 'react-i18next';
import { rescueOrderClaim, type SpecialRescue } from '../../../contract/http/offers/specialRescue.ts';
import { formatWeekday } from '../../i18n/dates.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Facts, List, ListRow } from '../../ui/layout/List.tsx';
import { Lost } from './DailyRescue.tsx';
import styles from './rescue.module.css';
import { openWeeks } from './rescues.ts';

/** The instalments (`orders`) of weeks with losses, each with its day, and this week's bonus so far. */
export function WeeklyRescue({ rescue }: { rescue: SpecialRescue }) {
  const { t, i18n } = useTranslation('rescue');
  const { claim, isClaiming } = useClaim((id: string, options) =>
    http.send(rescueOrderClaim, { id }, options),
  );
  const weeks = openWeeks(rescue);
  const share = formatPercent(BigInt(rescue.share));
  return (
    <>
      {weeks.length === 0 && (
        <div className={styles.quiet}>
          <p className={styles.quietTitle}>{t('noOrders')}</p>
          <p className={styles.text}>
            {t('noOrdersText', { loss: formatMoney(BigInt(rescue.least)), share })}
          </p>
        </div>
      )}
      {weeks.map(({ week, lost, orders }) => {
        const name = t('weekOf', { day: formatWeekday(Date.parse(week), i18n.language, 'UTC') });
        return (
          <div key={week} className={styles.part}>
            <p className={styles.text}>
              <b>{name}</b> · {t('ofLoss', { share, loss: formatMoney(BigInt(lost)) })}
            </p>
            <List raised label={name}>
              {orders.map(({ number, award }) => {
                const amount = formatMoney(BigInt(award.amount));
                return (
                  <ListRow
                    key={award.id}
                    title={amount}
                    text={t('order', { number, count: orders.length })}
                    value={
                      <ClaimAction
                        award={award}
                        name={amount}
                        onClaim={() => claim(award.id)}
                        busy={isClaiming(award.id)}
                      />
                    }
                  />
                );
              })}
            </List>
          </div>
        );
      })}
      <Facts rows={[{ label: t('thisWeek'), value: <Lost {...rescue.thisWeek} /> }]} />
    </>
  );
}
