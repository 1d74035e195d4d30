import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import styles from './PromptCard.module.css';

/** Something proposed at the screen's edge; the page stays usable beside it. */
export function PromptCard({
  icon,
  title,
  text,
  action,
  onAccept,
  onClose,
}: {
  icon: IconName;
  title: string;
  text: string;
  action: string;
  onAccept: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['install', 'common']);
  return (
    <aside className={styles.card} aria-label={title}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      <IconButton icon="close" label={t('common:close')} className={styles.close} onClick={onClose} />
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <Button onClick={onAccept}>{action}</Button>
        <Button kind="ghost" onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </aside>
  );
}
