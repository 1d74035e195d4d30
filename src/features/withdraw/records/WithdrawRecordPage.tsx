import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../../contract/http/money/withdrawals.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { bankName, numberEnd } from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { useFollowed, useWithdrawals } from '../queries.ts';
import { OrderState } from './OrderState.tsx';
import rows from './rows.module.css';
import { RowsWaiting } from './rows.tsx';
import { TONE, useStatusWords } from './status.ts';
import styles from './WithdrawRecordPage.module.css';

/** All withdrawals, newest first. Each expands in place; the address contains the expanded one. */
export function WithdrawRecordPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { withdrawal } = pages.params;
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWithdrawals();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Sheet title={t('records')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={6} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && items.length === 0 && (
        <EmptyState icon="history" title={t('recordsNone')}>
          <p>{t('recordsNoneText')}</p>
          <Button onClick={() => pages.swap('withdraw')}>{t('title')}</Button>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={rows.list}>
          {items.map((one) => (
            <RecordRow
              key={one.id}
              withdrawal={one}
              open={one.id === withdrawal}
              onToggle={() =>
                pages.open('withdraw-record', one.id === withdrawal ? {} : { withdrawal: one.id })
              }
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Sheet>
  );
}

/** One withdrawal as a row, with all details when expanded. */
function RecordRow({
  withdrawal,
  open,
  onToggle,
}: {
  withdrawal: Withdrawal;
  open: boolean;
  onToggle: () => void;
}) {
  const { i18n } = useTranslation('withdraw');
  const words = useStatusWords();
  const now = useFollowed(withdrawal);
  const row = useRef<HTMLLIElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <li ref={row} className={styles.row}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.words}>
          <span className={styles.amount}>{formatMoney(BigInt(now.amount))}</span>
          <span className={styles.text}>
            {bankName(now.bank)} {numberEnd(now.number)}
          </span>
          <span className={styles.text}>{formatTime(now.createdAt, i18n.language)}</span>
        </span>
        <Badge tone={TONE[now.status]}>{words[now.status]}</Badge>
        <span className={styles.chevron} data-open={open || undefined}>
          <Icon name="chevronDown" size={18} />
        </span>
      </button>
      <div id={id} className={styles.state} hidden={!open}>
        {open && <OrderState withdrawal={now} />}
      </div>
    </li>
  );
}
