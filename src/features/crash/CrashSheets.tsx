import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.tsx';
import { AutoSheet } from './AutoSheet.tsx';
import { RoundSheet } from './RoundSheet.tsx';
import styles from './TableTabs.module.css';
import { TableTabs } from './TableTabs.tsx';
import { useSheet } from './useSheet.ts';
import { useWide } from './useWide.ts';

/** The sheet that the address asks for. The table's lists are a sheet on phones only. */
export function CrashSheets() {
  const { t } = useTranslation('crash');
  const { wanted, close } = useSheet();
  const wide = useWide();
  if (wanted?.kind === 'auto') return <AutoSheet onClose={close} />;
  if (wanted?.kind === 'round') return <RoundSheet roundId={wanted.roundId} onClose={close} />;
  if (wanted?.kind !== 'table' || wide) return null;
  return (
    <Sheet title={t('table')} onClose={close}>
      <div className={styles.sheet}>
        <TableTabs />
      </div>
    </Sheet>
  );
}
