import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './RoundPick.module.css';

/** A field for a hash or a secret; what is pasted is cleaned of spaces and capitals. */
export function HexField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('fairness');
  return (
    <div className={styles.hex}>
      <TextField
        label={label}
        value={value}
        error={value !== '' && !isHash(value) ? t('badHash') : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
      />
    </div>
  );
}

/** Whether this is 32 bytes as lower-case hex, as every secret and hash of the house is. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
