import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { acceptInstallOffer, useInstallOffer } from '../../shared/site/install.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Steps } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './InstallApkPage.module.css';
import { InstallIntro } from './InstallIntro.tsx';

/** How the site gets onto an Android phone's home screen: by one press where the browser offers it, or by its menu. */
export default function InstallApkPage() {
  const { t } = useTranslation(['install', 'common']);
  const pages = usePages();
  const offer = useInstallOffer();
  const install = async () => {
    if (!(await acceptInstallOffer())) return;
    toast('success', t('installed'));
    pages.close();
  };
  return (
    <Sheet title={t('title')} onClose={pages.close}>
      <InstallIntro />
      {offer ? (
        <Button kind="primary" size="large" className={styles.action} onClick={() => void install()}>
          <Icon name="download" />
          {t('installNow')}
        </Button>
      ) : (
        <Steps
          steps={[
            { icon: 'more', text: t('androidMenu') },
            { icon: 'phone', text: t('androidAdd') },
            { icon: 'bolt', text: t('openFromHome') },
          ]}
        />
      )}
    </Sheet>
  );
}
