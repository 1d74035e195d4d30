import { useTranslation } from 'react-i18next';
import { usePages } from '../state/usePages.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** Stands for a popup page whose area is not built yet. */
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
