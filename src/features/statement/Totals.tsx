import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StatementRange } from '../../../contract/http/statement.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { signedMoney } from '../../i18n/signedMoney.ts';
import { queries } from '../../shared/site/queries.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { statementTotals } from './statement.ts';
import styles from './Totals.module.css';

/** What came, what left and what is left of it in the lines that are shown, and the way to have them as a file. */
export function Totals({ userId, range, today }: { userId: string; range: StatementRange; today: string }) {
  const { t } = useTranslation('statement');
  const { data, isError } = useQuery(statementTotals(userId, range), queries);
  // The list below tells of what went wrong, with another try.
  if (isError) return null;
  const currency = data?.currency as Currency | undefined;
  const count = data?.kinds.reduce((sum, { lines }) => sum + lines, 0) ?? 0;
  const net = data && BigInt(data.net);
  return (
    <section className={styles.card} aria-label={t('totals')}>
      <dl className={styles.sums}>
        <div className={styles.net}>
          <dt>{t('net')}</dt>
          <dd data-came={(net !== undefined && net > 0n) || undefined}>
            {net === undefined ? <Skeleton width="6em" /> : signedMoney(net, currency)}
          </dd>
        </div>
        <div>
          <dt>{t('came')}</dt>
          <dd>{data ? formatMoney(BigInt(data.came), currency) : <Skeleton width="6em" />}</dd>
        </div>
        <div>
          <dt>{t('left')}</dt>
          <dd>{data ? formatMoney(BigInt(data.left), currency) : <Skeleton width="6em" />}</dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <span>{data ? t('lines', { count, formatted: formatCount(count) }) : <Skeleton width="6em" />}</span>
        <ExportButton range={range} today={today} disabled={count === 0} />
      </div>
    </section>
  );
}
