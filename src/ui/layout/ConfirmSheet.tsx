import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import styles from './ConfirmSheet.module.css';
import { Sheet } from './Sheet.tsx';

/** Asks before what cannot be taken back, over the sheet that asks. */
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
  /** What comes of it. */
  text: string;
  /** What is done, as the button says it. */
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
