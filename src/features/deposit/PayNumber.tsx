import { CopyButton } from './CopyButton.tsx';
import copied from './copied.module.css';
import styles from './PayNumber.module.css';

/** A number to be typed into a bank's app: in fours, to be read, copied as it is. */
export function PayNumber({
  label,
  value,
  grouped = true,
}: {
  label: string;
  value: string;
  /** In fours; words and addresses are not. */
  grouped?: boolean;
}) {
  return (
    <div className={`${copied.row} ${styles.number}`}>
      <div className={copied.words}>
        <p className={copied.label}>{label}</p>
        <p className={styles.value} data-long={value.length > 20 || undefined}>
          {grouped ? value.replace(/(.{4})(?=.)/g, '$1 ') : value}
        </p>
      </div>
      <CopyButton label={label} text={value} />
    </div>
  );
}
