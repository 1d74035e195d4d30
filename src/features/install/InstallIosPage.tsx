import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Steps } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { InstallIntro } from './InstallIntro.tsx';

/** How the site gets onto an iPhone's or iPad's home screen: Safari offers no dialog for it. */
export default function InstallIosPage() {
  const { t } = useTranslation('install');
  const pages = usePages();
  return (
    <Sheet title={t('title')} onClose={pages.close}>
      <InstallIntro />
      <Steps
        steps={[
          { icon: 'share', text: t('iosShare') },
          { icon: 'plus', text: t('iosAdd') },
          { icon: 'bolt', text: t('openFromHome') },
        ]}
      />
    </Sheet>
  );
}
