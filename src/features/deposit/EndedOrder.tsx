import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './EndedOrder.module.css';
import { useNextDeposit } from './nextDeposit.ts';

/** An order that ended without its money: what that means, and the way to begin again with the same. */
export function EndedOrder({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const expired = order.status === 'expired';
  const again = () => {
    const { port, bank, amount } = order;
    useNextDeposit.setState({ wanted: { port, bank, amount } });
    pages.swap('wallet');
  };
  return (
    <div className={styles.ended} role="status">
      <span className={styles.sign} data-refused={!expired || undefined}>
        <Icon name={expired ? 'clock' : 'close'} size={28} />
      </span>
      <h3 className={styles.title}>{expired ? t('expiredTitle') : t('refusedTitle')}</h3>
      <p className={styles.amount}>{formatMoney(BigInt(order.payable))}</p>
      <p className={styles.text}>{expired ? t('expiredText') : t('refusedText')}</p>
      <Button kind="primary" size="large" className={styles.again} onClick={again}>
        {t('again')}
      </Button>
    </div>
  );
}
