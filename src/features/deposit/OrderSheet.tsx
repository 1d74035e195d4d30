import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import type { PayDetails } from '../../../contract/payments/details.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import type { PageKey } from '../../shared/navigation/pageKeys.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { bankName, numberEnd } from '../../shared/wallet/bankAccounts.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { pageOf, usePortName } from './channels.ts';
import { EndedOrder } from './EndedOrder.tsx';
import styles from './OrderSheet.module.css';
import { NoOrder, OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderWaiting } from './OrderWaiting.tsx';
import { useOrder } from './queries.ts';
import { useOrderState } from './useOrderState.ts';

/** What the page of one kind shows of an order that waits for its money. */
export type OrderDraw<Kind extends PayDetails['kind']> = (
  order: DepositOrder,
  details: Extract<PayDetails, { kind: Kind }>,
) => ReactNode;

/**
 * The page of an order, by the kinds it is for: how it is paid, how long, and what has come. It follows the order by
 * itself, gives way to the receipt once it is paid, and to another kind's page for that kind.
 */
export function OrderSheet<Kind extends PayDetails['kind']>({
  page,
  children,
}: {
  page: PageKey;
  children: OrderDraw<Kind>;
}) {
  const { t } = useTranslation(['deposit', 'common']);
  const pages = usePages();
  const nameOf = usePortName();
  const query = useOrder(pages.params.deposit);
  const order = query.data;
  const place = order && pageOf(order);
  useEffect(() => {
    if (place && place !== page) pages.swap(place);
  }, [place, page, pages]);

  const { lost } = query;
  const here = order !== undefined && place === page;
  return (
    <Sheet title={order ? nameOf(order) : t('wallet')} onClose={pages.close}>
      {lost && <NoOrder />}
      {!lost && query.isError && !order && <ErrorState onRetry={() => void query.refetch()} />}
      {!lost && !query.isError && !here && <OrderSkeleton />}
      {here && <Order order={order}>{children}</Order>}
    </Sheet>
  );
}

function Order<Kind extends PayDetails['kind']>({
  order,
  children,
}: {
  order: DepositOrder;
  children: OrderDraw<Kind>;
}) {
  useOrderState(order);
  const over = order.status === 'expired' || order.status === 'refused';
  return (
    <div className={styles.order}>
      {over ? (
        <EndedOrder order={order} />
      ) : (
        <OrderWaiting order={order}>
          {/* The page is the one of this kind: `pageOf` has led here. */}
          {order.details && children(order, order.details as Extract<PayDetails, { kind: Kind }>)}
        </OrderWaiting>
      )}
      <OrderMore order={order} />
    </div>
  );
}

/** What an order is, for the record, and where to turn when something is wrong with it. */
function OrderMore({ order }: { order: DepositOrder }) {
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
