import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import styles from './ConfirmSheet.module.css';
import { Sheet } from './Sheet.tsx';

/** Asks for confirmation of an irreversible action, as a sheet over the current one. */
export function ConfirmSheet({
  title,
  text,
  action,
  kind = 'danger',
  busy = false,
  onConfirm,
  onClose,
}: {
  title: string;
  /** The consequences. */
  text: string;
  /** The label of the confirm button. */
  action: string;
  kind?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet title={title} onClose={onClose}>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <Button kind={kind} size="large" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button kind="ghost" size="large" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
    </Sheet>
  );
}
