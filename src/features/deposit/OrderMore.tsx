import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { bankName, numberEnd } from '../../shared/wallet/bankAccounts.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './OrderSheet.module.css';
import { usePortName } from './usePortName.ts';

/** What an order is, for the record, and where to turn when something is wrong with it. */
export function OrderMore({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation('deposit');
  const pages = usePages();
  const nameOf = usePortName();
  const { id, amount, fee, promotion, from, createdAt } = order;
  return (
    <div className={styles.more}>
      <Facts
        rows={[
          { label: t('orderNumber'), value: id },
          { label: t('method'), value: nameOf(order) },
          { label: t('amount'), value: formatMoney(BigInt(amount)) },
          ...(fee === '0' ? [] : [{ label: t('fee'), value: formatMoney(BigInt(fee)) }]),
          ...(promotion ? [{ label: t('bonus'), value: `+${formatMoney(BigInt(promotion.bonus))}` }] : []),
          ...(from
            ? [
                {
                  label: t('fromAccount'),
                  value: t('fromOne', { bank: bankName(from.bank), number: numberEnd(from.number) }),
                },
              ]
            : []),
          { label: t('created'), value: formatTime(createdAt, i18n.language) },
        ]}
      />
      <List>
        <ListRow
          icon="camera"
          title={t('proof')}
          text={t('proofHint')}
          onClick={() => pages.open('work-order-upload', { deposit: id })}
        />
        <ListRow
          icon="help"
          title={t('problem')}
          text={t('problemText')}
          onClick={() => pages.open('deposit-feedback', { deposit: id })}
        />
      </List>
    </div>
  );
}
