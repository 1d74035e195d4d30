import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { acceptInstallOffer, useInstallOffer } from '../../shared/site/install.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Steps } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { AppReward } from './AppReward.tsx';
import styles from './InstallPages.module.css';

/** Namespaces of the reward's texts: an open sheet that waits for texts loses its focus. */
const REWARD = ['promotions', 'promotionCards'] as const;

/** Installing the site on an Android phone: by a button where the browser supports it, otherwise by its menu. */
export function InstallApkPage() {
  const { t } = useTranslation(['install', 'common', ...REWARD]);
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
      <AppReward />
    </Sheet>
  );
}

/** Installing the site on an iPhone or iPad: Safari has no dialog for it. */
export function InstallIosPage() {
  const { t } = useTranslation(['install', ...REWARD]);
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
      <AppReward />
    </Sheet>
  );
}

/** The benefits, beside the icon of the home screen. */
function InstallIntro() {
  const { t } = useTranslation('install');
  return (
    <div className={styles.intro}>
      <img className={styles.mark} src="/icons/icon-192.png" alt="" width="64" height="64" />
      <p>{t('intro')}</p>
    </div>
  );
}
