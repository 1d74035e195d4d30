import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** A sample of a page: it shows how many files one takes. */
export function SamplePage() {
  const { t } = useTranslation('samplePage');
  const { open } = usePages();
  return (
    <main>
      <PageHeader title={t('sampleTitle')} />
      <Button kind="primary" onClick={() => open('sample-sheet', { sample: '1' })}>
        {t('sampleOpen')}
      </Button>
    </main>
  );
}
