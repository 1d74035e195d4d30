import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WheelConfig } from '../../../contract/http/offers/dailyWheel.ts';
import { formatCount, formatMoney, formatPercent } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { prizeWords } from './prizes.ts';
import { wheelTables } from './queries.ts';
import styles from './WheelRulePage.module.css';

const money = (amount: string) => formatMoney(BigInt(amount));

/** The rules of the wheel, with the chance of every prize. */
export function WheelRulePage() {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  const { close, open } = usePages();
  const userId = useSession(({ player }) => player?.id ?? null);
  const promotions = useQuery(allPromotions(userId));
  const { data, isError, refetch } = useQuery(wheelTables());
  const card = promotions.data?.promotions.find(({ code }) => code === 'dailyWheel');
  return (
    <Sheet title={t('ruleTitle')} onClose={close}>
      <div className={styles.page}>
        {card && <Terms card={card} />}
        {data ? (
          <>
            <Rules config={data} />
            {data.tables.map((table) => (
              <Chances
                key={table.type}
                table={table}
                title={
                  table.type === 'new_user'
                    ? t('tableNew', { days: formatCount(data.newDays) })
                    : t('tableDefault')
                }
              />
            ))}
          </>
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="420px" />
        )}
        <Button kind="ghost" onClick={() => open('daily-wheel')}>
          {t('promotions:joinNow')}
        </Button>
      </div>
    </Sheet>
  );
}

function Rules({ config: { opens, stake, deposits, newDays } }: { config: WheelConfig }) {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  const requiresPlay = deposits.some(({ play }) => BigInt(play) > 0n);
  const rules = [
    t('rule1', { opens }),
    t('rule2', { stake: money(stake) }),
    t('rule3', { steps: deposits.map(({ from }) => money(from)).join(' · ') }),
    ...(requiresPlay ? [t('rule3Play', { plays: deposits.map(({ play }) => money(play)).join(' · ') })] : []),
    t('rule4', { days: formatCount(newDays) }),
    t('rule5'),
    t('rule6'),
  ];
  return (
    <section>
      <h3 className={styles.title}>{t('how')}</h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function Chances({ table: { entries }, title }: { table: WheelConfig['tables'][number]; title: string }) {
  const { t } = useTranslation(['dailyWheel', 'promotions', 'promotionCards']);
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ index, weight, prize }) => (
          <tr key={index}>
            <td>{prizeWords(prize, t)}</td>
            <td>{formatPercent(BigInt(weight))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
