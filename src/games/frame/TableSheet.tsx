import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './TableTabs.module.css';

/** The game's lists on phones: a sheet over the picture. */
export default function TableSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('table');
  return (
    <Sheet title={t('table')} onClose={onClose}>
      <div className={styles.sheet}>{children}</div>
    </Sheet>
  );
}
