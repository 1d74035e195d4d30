import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** What stands where a list could not be had, with another try. */
export function ErrorState({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="alert" title={t('listFailed')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}
