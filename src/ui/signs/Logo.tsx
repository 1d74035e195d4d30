import styles from './Logo.module.css';

/** The bolt of Kilat's mark on a grid of 64, as assets/vector/mark.mjs draws the icons. index.html has it too. */
export const BOLT =
  'M37.2 9.6 18.4 35.3c-.8 1.1 0 2.6 1.3 2.6h9.4c.9 0 1.6.8 1.4 1.7l-2.4 13c-.3 1.8 1.9 2.7 3 1.3l18-24.4c.8-1.1 0-2.6-1.3-2.6h-9c-1 0-1.7-.9-1.4-1.9l2.7-14.1c.4-1.8-1.9-2.8-2.9-1.3z';

/** Corners of the mark's square, on the same grid. */
export const MARK_ROUND = 19;

const WORD = 'kilat';

/** Kilat's mark and word. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
        <defs>
          <linearGradient id="kilat-mark" x1="0" y1="0" x2=".4" y2="1">
            <stop stopColor="#ffec94" />
            <stop offset=".45" stopColor="#ffd43a" />
            <stop offset="1" stopColor="#ffb511" />
          </linearGradient>
        </defs>
        <rect width="64" height="64" rx={MARK_ROUND} fill="url(#kilat-mark)" />
        <path d={BOLT} fill="#221a00" />
      </svg>
      {WORD}
    </span>
  );
}
