import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { StatementRange } from '../../../contract/http/money/inputs/statement.ts';
import { balanceFlowExport, balanceFlowTotals } from '../../../contract/http/money/statement.ts';
import { LANGUAGES } from '../../../contract/markets.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatCount, formatMoney, signedMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { earliest } from '../../shared/records/period.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { saveFile } from '../../ui/actions/CopyText.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Totals.module.css';

/** The totals of a range's lines. */
const statementTotals = (userId: string, range: StatementRange) =>
  queryOptions({
    queryKey: ['statement', userId, 'totals', range],
    queryFn: () => http.send(balanceFlowTotals, range, { quiet: true }),
  });

/** Timeout (ms) of the export: a year of bets is a long file on a slow phone. */
const LONGEST = 120_000;

/** Saves the shown lines as a file on the player's device. */
function ExportButton({
  range,
  today,
  disabled,
}: {
  range: StatementRange;
  today: string;
  disabled: boolean;
}) {
  const { t, i18n } = useTranslation('statement');
  const [busy, setBusy] = useState(false);
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const make = async () => {
    setBusy(true);
    try {
      const quiet = [ErrorCode.tooFrequent];
      const file = await http.file(balanceFlowExport, { ...range, language }, { timeout: LONGEST, quiet });
      saveFile(file, `kilat-${range.from ?? earliest(today)}-${range.to ?? today}.csv`);
      toast('success', t('exported'));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.code === ErrorCode.tooFrequent) toast('info', t('exportBusy'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="ghost"
      className={styles.export}
      busy={busy}
      disabled={disabled}
      onClick={() => void make()}
    >
      <Icon name="download" size={18} />
      {t('export')}
    </Button>
  );
}

/** Incoming and outgoing sums and the difference of the shown lines, and the export button. */
export function Totals({ userId, range, today }: { userId: string; range: StatementRange; today: string }) {
  const { t } = useTranslation('statement');
  const { data, isError } = useQuery(statementTotals(userId, range));
  // The list below shows the error with a retry button.
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
        {(['came', 'left'] as const).map((way) => (
          <div key={way}>
            <dt>{t(way)}</dt>
            <dd>{data ? formatMoney(BigInt(data[way]), currency) : <Skeleton width="6em" />}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <span>{data ? t('lines', { count, formatted: formatCount(count) }) : <Skeleton width="6em" />}</span>
        <ExportButton range={range} today={today} disabled={count === 0} />
      </div>
    </section>
  );
}
