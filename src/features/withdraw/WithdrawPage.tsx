import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Followed } from './Followed.tsx';
import { usePending, useWithdrawInfo } from './queries.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawWaiting } from './WithdrawWaiting.tsx';

/** Money out: the one that is on its way, or the form for another. */
export default function WithdrawPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const info = useWithdrawInfo();
  const pending = usePending();
  /** One that was seen on its way stays until its end was seen. */
  const [seen, setSeen] = useState<Withdrawal | null>(null);
  const open = pending.data?.withdrawal ?? null;
  const shown = open ?? seen;
  useEffect(() => {
    if (open) setSeen(open);
  }, [open]);

  const again = () => {
    void info.refetch();
    void pending.refetch();
  };
  return (
    <Sheet title={t('title')} onClose={pages.close}>
      {shown ? (
        <Followed key={shown.id} withdrawal={shown} onDone={pages.close} onAnother={() => setSeen(null)} />
      ) : info.data && pending.data ? (
        <WithdrawForm info={info.data} onMade={setSeen} />
      ) : info.isError || pending.isError ? (
        <ErrorState onRetry={again} />
      ) : (
        <WithdrawWaiting />
      )}
    </Sheet>
  );
}
