import styles from './ProgressBar.module.css';

/** Progress towards a target; the remaining amount is shown beside it as text. */
export function ProgressBar({
  label,
  percent,
  size = 'medium',
  className,
}: {
  /** The target, for screen readers. */
  label: string;
  /** In whole per cent, 0 to 100. */
  percent: number;
  size?: 'medium' | 'large';
  className?: string | undefined;
}) {
  return (
    <div
      className={[styles.track, styles[size], className].filter(Boolean).join(' ')}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.gone} style={{ width: `${percent}%` }} />
    </div>
  );
}
