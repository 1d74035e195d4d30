import styles from './Logo.module.css';
import { BOLT, MARK_ROUND } from './mark.ts';

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
