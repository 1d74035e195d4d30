import { useTranslation } from 'react-i18next';
import { countdownText } from '../../i18n/countdown.ts';
import { formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useSecondsUntil } from '../../ui/live/useSecondsUntil.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { ChannelSign } from './ChannelSign.tsx';
import { pageOf } from './channels.ts';
import styles from './OpenOrder.module.css';
import { useOrder } from './queries.ts';
import { usePortName } from './usePortName.ts';

/** An order that still waits for its money: the way back to it. */
export function OpenOrder({ id }: { id: string }) {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const nameOf = usePortName();
  const { data: order, isError } = useOrder(id);
  const left = useSecondsUntil(order?.expiresAt ?? 0);
  if (isError) return null;
  if (!order) return <Skeleton height="72px" />;
  return (
    <button type="button" className={styles.order} onClick={() => pages.open(pageOf(order), { deposit: id })}>
      <ChannelSign port={order.port} />
      <span className={styles.words}>
        <span className={styles.title}>{t('continueTitle')}</span>
        <span className={styles.text}>
          {formatMoney(BigInt(order.payable))} · {nameOf(order)}
        </span>
        {left > 0 && <span className={styles.time}>{t('validFor', { time: countdownText(left) })}</span>}
      </span>
      <span className={styles.go}>
        <Icon name="chevron" size={18} />
      </span>
    </button>
  );
}
