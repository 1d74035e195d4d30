import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './TableTabs.module.css';
import { TableTabs } from './TableTabs.tsx';

/** The table's lists on phones: a sheet over the picture. */
export function TableSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('crash');
  return (
    <Sheet title={t('table')} onClose={onClose}>
      <div className={styles.sheet}>
        <TableTabs />
      </div>
    </Sheet>
  );
}
