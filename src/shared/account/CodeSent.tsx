import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';

/** Says where a code went, and on a sandbox house where it can be read. */
export function CodeSent({ text, sandbox }: { text: string; sandbox: string | null }) {
  const { t } = useTranslation('signIn');
  return (
    <>
      <p className={styles.sent}>{text}</p>
      {sandbox !== null && (
        <a className={styles.link} href={sandbox} target="_blank" rel="noreferrer">
          {t('demoCode')}
          <Icon name="external" size={14} />
        </a>
      )}
    </>
  );
}
