import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { acceptInstallOffer, installPage, useInstallOffer } from '../../shared/site/install.ts';
import { PromptCard } from './PromptCard.tsx';

/** Proposes the home screen: by the browser's own dialog where there is one, else by this device's guide. */
export default function InstallPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  const pages = usePages();
  const accept = () => {
    const guide = installPage();
    onClose();
    if (useInstallOffer.getState()) void acceptInstallOffer();
    else if (guide) pages.open(guide);
  };
  return (
    <PromptCard
      icon="download"
      title={t('promptTitle')}
      text={t('promptText')}
      action={t('promptYes')}
      onAccept={accept}
      onClose={onClose}
    />
  );
}
