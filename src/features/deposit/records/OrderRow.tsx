import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../../contract/http/money/deposits.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListRow } from '../../../ui/layout/List.tsx';
import { usePortName } from '../form/channels.tsx';
import styles from './OrderRow.module.css';

const STATES = {
  pending: { tone: 'volt', text: 'statusPending' },
  partial: { tone: 'volt', text: 'statusPartial' },
  paid: { tone: 'teal', text: 'statusPaid' },
  expired: { tone: 'quiet', text: 'statusExpired' },
  refused: { tone: 'coral', text: 'statusRefused' },
} as const satisfies Record<DepositOrder['status'], unknown>;

/** An order's status as a badge. */
function OrderStatus({ status }: Pick<DepositOrder, 'status'>) {
  const { t } = useTranslation('deposit');
  const { tone, text } = STATES[status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** The credited amount; if nothing was credited, the exact amount to pay. */
function amountOf({ credited, payable }: DepositOrder): bigint {
  return BigInt(credited) > 0n ? BigInt(credited) : BigInt(payable);
}

/** One deposit in a list; `onClick` makes it a link. */
export function OrderRow({ order, onClick }: { order: DepositOrder; onClick?: () => void }) {
  const { i18n } = useTranslation('deposit');
  const nameOf = usePortName();
  return (
    <ListRow
      leading={<BankMark code={order.bank ?? order.port} />}
      title={nameOf(order)}
      text={formatTime(order.createdAt, i18n.language)}
      value={
        <span className={styles.value}>
          <span className={styles.amount}>{formatMoney(amountOf(order))}</span>
          <OrderStatus status={order.status} />
        </span>
      }
      {...(onClick && { onClick })}
    />
  );
}

/** The address contains no order of this player. */
export function NoOrder() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  return (
    <EmptyState icon="search" title={t('noOrder')}>
      <p>{t('noOrderText')}</p>
      <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}
