import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { ListRow } from '../../ui/layout/List.tsx';
import { ChannelSign } from './ChannelSign.tsx';
import styles from './OrderRow.module.css';
import { OrderStatus } from './OrderStatus.tsx';
import { usePortName } from './usePortName.ts';

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
