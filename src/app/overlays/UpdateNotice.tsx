import { useTranslation } from 'react-i18next';
import { PromptCard } from './PromptCard.tsx';

/** Says that the page is older than the site, and loads it anew. */
export default function UpdateNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['site', 'common']);
  return (
    <PromptCard
      icon="bolt"
      title={t('updateTitle')}
      text={t('updateText')}
      action={t('common:reload')}
      onAccept={() => {
        onClose();
        location.reload();
      }}
      onClose={onClose}
    />
  );
}
