import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import styles from './ModeTrack.module.css';

/** The switch of a panel's tabs, 'manual' and 'auto'. */
export function ModeTrack({ running }: { running: boolean }) {
  const { t } = useTranslation('table');
  return (
    <Tabs.List className={styles.track} aria-label={t('betMode')}>
      <Tabs.Trigger value="manual" className={styles.tab} disabled={running}>
        {t('manual')}
      </Tabs.Trigger>
      <Tabs.Trigger value="auto" className={styles.tab}>
        {t('auto')}
      </Tabs.Trigger>
    </Tabs.List>
  );
}
