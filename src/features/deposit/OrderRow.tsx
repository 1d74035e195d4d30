import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ListRow } from '../../ui/layout/List.tsx';
import { ChannelSign } from './ChannelSign.tsx';
import { usePortName } from './channels.ts';
import styles from './OrderRow.module.css';

const STATES = {
  pending: { tone: 'volt', text: 'statusPending' },
  partial: { tone: 'volt', text: 'statusPartial' },
  paid: { tone: 'teal', text: 'statusPaid' },
  expired: { tone: 'quiet', text: 'statusExpired' },
  refused: { tone: 'coral', text: 'statusRefused' },
} as const satisfies Record<DepositOrder['status'], unknown>;

/** Where an order stands, in a word. */
function OrderStatus({ status }: Pick<DepositOrder, 'status'>) {
  const { t } = useTranslation('deposit');
  const { tone, text } = STATES[status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** One deposit in a list; it leads on where `onClick` says. */
export function OrderRow({ order, onClick }: { order: DepositOrder; onClick?: () => void }) {
  const { i18n } = useTranslation('deposit');
  const nameOf = usePortName();
  return (
    <ListRow
      leading={<ChannelSign port={order.port} />}
      title={nameOf(order)}
      text={formatTime(order.createdAt, i18n.language)}
      value={
        <span className={styles.value}>
          <span className={styles.amount}>{formatMoney(BigInt(order.amount))}</span>
          <OrderStatus status={order.status} />
        </span>
      }
      {...(onClick && { onClick })}
    />
  );
}
