import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { pageOf } from './channels.ts';
import { NoOrder } from './NoOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useOrder } from './queries.ts';
import { Receipt } from './Receipt.tsx';

/** An order that was paid: what came, and on to play. One that was not leads to its own page. */
export default function DepositSuccessPage() {
  const { t } = useTranslation(['deposit', 'common']);
  const pages = usePages();
  const { data: order, lost, isError, refetch } = useOrder(pages.params.deposit);
  const place = order && pageOf(order);
  useEffect(() => {
    if (place && place !== 'deposit-success') pages.swap(place);
  }, [place, pages]);
  return (
    <Sheet title={t('successTitle')} onClose={pages.close}>
      {lost && <NoOrder />}
      {!lost && isError && !order && <ErrorState onRetry={() => void refetch()} />}
      {!lost && !isError && place !== 'deposit-success' && <OrderSkeleton />}
      {order && place === 'deposit-success' && <Receipt order={order} />}
    </Sheet>
  );
}
