import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { ChangePin } from './ChangePin.tsx';
import { PinPadWaiting } from './PinPadWaiting.tsx';
import { securityChanged, usePin } from './queries.ts';
import { SetPin } from './SetPin.tsx';

/** The first PIN, or another one by the old. */
export default function EditPinPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const pages = usePages();
  const { data, isError, refetch } = usePin();
  const done = async () => {
    await securityChanged();
    toast('success', t(data?.set ? 'pinChanged' : 'pinMade'));
    pages.close();
  };
  return (
    <Sheet title={t(data?.set ? 'pinChange' : 'pinMake')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <PinPadWaiting />}
      {data && !data.set && <SetPin onDone={done} />}
      {data?.set && (
        <ChangePin
          lockedUntil={data.lockedUntil}
          onLock={() => void refetch()}
          onForgotten={() => pages.swap('forget-pin')}
          onDone={done}
        />
      )}
    </Sheet>
  );
}
