import { useTranslation } from 'react-i18next';
import { usePages } from '../shared/navigation/usePages.ts';
import { Button } from '../ui/actions/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Sheet } from '../ui/layout/Sheet.tsx';

/** Placeholder for a popup page that is not built yet. */
export default function NotAvailablePage() {
  const { t } = useTranslation();
  const pages = usePages();
  return (
    <Sheet title={t('notAvailableTitle')} onClose={pages.close}>
      <EmptyState icon="info" title={t('notAvailableText')}>
        <Button kind="secondary" onClick={pages.close}>
          {t('back')}
        </Button>
      </EmptyState>
    </Sheet>
  );
}
