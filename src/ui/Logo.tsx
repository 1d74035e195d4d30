import styles from './Logo.module.css';

const WORD = 'kilat';

/** Kilat's mark and word. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 26 26" width="28" height="28" aria-hidden="true">
        <defs>
          <linearGradient id="kilat-mark" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#ffe27a" />
            <stop offset="1" stopColor="#ffc21a" />
          </linearGradient>
        </defs>
        <rect width="26" height="26" rx="8" fill="url(#kilat-mark)" />
        <path d="M14.8 4.5 7.2 14.6h5l-1.4 6.9 8-10.6h-5.2z" fill="#221a00" />
      </svg>
      {WORD}
    </span>
  );
}
