import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';

/** A sample of a popup page. */
export function SampleSheet() {
  const { t } = useTranslation('samplePage');
  const { close, params } = usePages();
  return (
    <Sheet title={t('sampleTitle')} onClose={close}>
      <p>{t('sampleText', { sample: params.sample ?? '' })}</p>
    </Sheet>
  );
}
