import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { PinByCode } from './PinByCode.tsx';
import { securityChanged, useSecurity } from './queries.ts';
import { FormWaiting } from './StepForm.tsx';

/** A forgotten PIN: a code to the bound phone or e-mail, then another PIN. */
export default function ForgetPinPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const pages = usePages();
  const { data, isError, refetch } = useSecurity();
  const done = async () => {
    await securityChanged(client);
    toast('success', t('pinChanged'));
    pages.close();
  };
  return (
    <Sheet title={t('forgotPin')} onClose={pages.close}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <FormWaiting />}
      {data && !data.pin && (
        <EmptyState icon="lock" title={t('pinNoneTitle')}>
          <p>{t('pinNoneText')}</p>
          <Button kind="primary" size="large" onClick={() => pages.swap('edit-pin')}>
            {t('pinMake')}
          </Button>
        </EmptyState>
      )}
      {data?.pin && data.phone === '' && data.email === '' && (
        <EmptyState icon="phone" title={t('noContactTitle')}>
          <p>{t('noContactText')}</p>
          <Button kind="primary" size="large" onClick={() => pages.open('edit-phone')}>
            {t('phoneBind')}
          </Button>
        </EmptyState>
      )}
      {data?.pin && (data.phone !== '' || data.email !== '') && (
        <PinByCode phone={data.phone} email={data.email} onDone={done} />
      )}
    </Sheet>
  );
}
