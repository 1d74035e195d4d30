import styles from './ProgressBar.module.css';

/** How far the player is on the way to something; what is still to go is said beside it, in words. */
export function ProgressBar({
  label,
  percent,
  size = 'medium',
  className,
}: {
  /** What is reached at the end, for screen readers. */
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
