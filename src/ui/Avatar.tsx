import styles from './Avatar.module.css';

/** The portraits lie in one picture, six in a row and four rows (assets/pipeline/avatars.mjs). */
const COLUMNS = 6;
const ROWS = 4;

/** One of the 24 built-in portraits. Decoration: the player's name stands beside it. */
export function Avatar({ avatar, size = 32 }: { avatar: number; size?: number }) {
  const at = Math.abs(Math.trunc(avatar)) % (COLUMNS * ROWS);
  const x = ((at % COLUMNS) / (COLUMNS - 1)) * 100;
  const y = (Math.floor(at / COLUMNS) / (ROWS - 1)) * 100;
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, backgroundPosition: `${x}% ${y}%` }}
      aria-hidden="true"
    />
  );
}
