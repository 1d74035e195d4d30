import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** The address names no order of this player. */
export function NoOrder() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  return (
    <EmptyState icon="search" title={t('noOrder')}>
      <p>{t('noOrderText')}</p>
      <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}
