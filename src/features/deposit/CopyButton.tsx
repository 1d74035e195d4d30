import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/actions/CopyText.tsx';
import { useCopied } from '../../ui/actions/useCopied.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './CopyButton.module.css';

/** Copies what `label` names, and says for two seconds that it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useCopied();
  return (
    <button
      type="button"
      className={styles.copy}
      data-copied={copied || undefined}
      aria-label={`${copied ? t('copied') : t('copy')}: ${label}`}
      onClick={() => void copyText(text).then(setCopied)}
    >
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      <span>{copied ? t('copied') : t('copy')}</span>
    </button>
  );
}
