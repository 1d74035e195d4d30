import { useTranslation } from 'react-i18next';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Elsewhere.module.css';

/** The same check with third-party programs: commands to paste into a terminal. */
export function Elsewhere({
  secret,
  message,
  python,
}: {
  secret: string;
  /** The text whose HMAC with the secret becomes the result. */
  message: string;
  /** Python expression of the result from the HMAC's bytes `h`. */
  python: string;
}) {
  const { t } = useTranslation('fairness');
  return (
    <details className={styles.elsewhere}>
      <summary>
        <Icon name="chevronDown" size={18} />
        {t('elsewhereTitle')}
      </summary>
      <p>{t('elsewhereText')}</p>
      <CopyText label={t('elsewhereHash')} text={hashCommand(secret)} />
      <CopyText label={t('elsewhereHmac')} text={hmacCommand(secret, message)} />
      <CopyText label={t('elsewhereAll')} text={pythonCommand(secret, message, python)} />
    </details>
  );
}

/** Commands that repeat a check with openssl. Keys and texts are hex, digits and colons, so nothing needs quoting. */

export function hashCommand(text: string): string {
  return `printf %s ${text} | openssl dgst -sha256`;
}

export function hmacCommand(key: string, message: string): string {
  return `printf %s ${message} | openssl dgst -sha256 -hmac ${key}`;
}

/** A line of Python that prints the secret's hash and the value of `result` for `h`, the HMAC's bytes. */
export function pythonCommand(key: string, message: string, result: string): string {
  const made = `h=hmac.new(k,b'${message}',hashlib.sha256).digest()`;
  return `python3 -c "import hmac,hashlib;k=b'${key}';${made};print(hashlib.sha256(k).hexdigest(),${result})"`;
}
