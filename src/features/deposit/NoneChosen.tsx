import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** A page about an order was opened without one: the way to where they are. */
export function NoneChosen() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  return (
    <EmptyState icon="history" title={t('feedbackChoose')}>
      <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}
