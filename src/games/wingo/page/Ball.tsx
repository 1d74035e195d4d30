import styles from './Ball.module.css';

/** A ball of wingo as it is drawn in the picture. Decoration: whatever holds it names it. */
export function Ball({ number }: { number: number }) {
  return (
    <span
      className={styles.ball}
      style={{ backgroundPositionX: `${(number / 9) * 100}%` }}
      aria-hidden="true"
    />
  );
}
