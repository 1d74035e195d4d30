import styles from './Icon.module.css';

/** The icon set: 24 x 24, line width 2, in the colour of the surrounding text. */
const PATHS = {
  alert:
    'M12 8v5m0 3.5v.01M10.3 3.9 2.4 17.5A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z',
  arrowDown: 'M12 4v16m-6.5-6.5L12 20l6.5-6.5',
  arrowUp: 'M12 20V4M5.5 10.5 12 4l6.5 6.5',
  back: 'm15 18-6-6 6-6',
  backspace: 'M9 5.5h10.5A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5H9L3 12zm3 4 5 5m0-5-5 5',
  ball: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 5.5 3.4 2.5-1.3 4H9.9l-1.3-4zm0 0V3m3.4 8 5.1-1.7M14.1 15l3.1 4.3M9.9 15l-3.1 4.3M8.6 11 3.5 9.3',
  bank: 'M3.5 9.5 12 4l8.5 5.5zM5.5 13v4.5m4.3-4.5v4.5m4.4-4.5v4.5m4.3-4.5v4.5M3.5 20.5h17',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 21h4',
  bolt: 'M13.5 2.5 5 13.5h6l-1.5 8 8.5-11h-6z',
  camera:
    'M4.5 7H8l1.5-2.5h5L16 7h3.5A1.5 1.5 0 0 1 21 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-10A1.5 1.5 0 0 1 4.5 7zm7.5 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  cards:
    'M10 8h7.5A1.5 1.5 0 0 1 19 9.5V19.5A1.5 1.5 0 0 1 17.5 21H10a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 10 8zm-1.5 9.5L5 7.2a1.5 1.5 0 0 1 1-1.9L12.8 3.1a1.5 1.5 0 0 1 1.9 1l1.2 3.9M13.75 12l2 2.5-2 2.5-2-2.5z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm9 6 6 6-6 6',
  chevronDown: 'm6 9 6 6 6-6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4.5V12l3 2',
  close: 'M18 6 6 18M6 6l12 12',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  dice: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm2.5 4.5v.01m7-.01v.01M12 12v.01M8.5 15.5v.01m7-.01v.01',
  download: 'M12 4v12m-4.5-4.5L12 16l4.5-4.5M4.5 20.5h15',
  edit: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4 16zm9.5-13.5 4 4',
  external:
    'M14 4h6v6m0-6-8.5 8.5M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  eyeOff:
    'M10.6 5.1A10.6 10.6 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-2.5 3.4M6.6 6.6A16.6 16.6 0 0 0 2 12s3.6 7 10 7a10 10 0 0 0 5.4-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18',
  filter: 'M4 6.5h16M7 12h10m-7 5.5h4',
  fish: 'M2.5 12s3.5-5.5 9-5.5c3.5 0 5.5 2.2 6.3 3.2L21.5 7v10l-3.7-2.7c-.8 1-2.800 3.2-6.3 3.2-5.5 0-9-5.5-9-5.5zM8 11v.01',
  gift: 'M4 12v7.5A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5V12M3 8h18v4H3zm9 0v13m0-13S10.5 3 8 3a2.5 2.5 0 0 0 0 5zm0 0s1.5-5 4-5a2.5 2.5 0 0 1 0 5z',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3.5 9h17M3.5 15h17M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9S9.5 5.5 12 3z',
  grid: 'M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z',
  heart: 'M12 20.5S3.5 15.7 3.5 9.3A4.8 4.8 0 0 1 12 6.3a4.8 4.8 0 0 1 8.5 3c0 6.4-8.5 11.2-8.5 11.2z',
  heartFilled: 'M12 20.5S3.5 15.7 3.5 9.3A4.8 4.8 0 0 1 12 6.3a4.8 4.8 0 0 1 8.5 3c0 6.4-8.5 11.2-8.5 11.2z',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8m0 3v.01',
  history: 'M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5m4-1v5l3.5 2',
  home: 'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zm5.5 10V14.5h5v6',
  inbox:
    'M3 13l2.6-7.6A2 2 0 0 1 7.5 4h9a2 2 0 0 1 1.9 1.4L21 13v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0h5.5l1.5 2.5h4l1.5-2.5H21',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 8v5m0-8.5v.01',
  key: 'M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm3 1.2L20 4m-4 4 3 3',
  leaf: 'M5 19C5 10 10 5 20 5c0 10-4 14-10 14-3 0-5-1.5-5-4m0 5c1-4 4-7.5 9-9.5',
  lock: 'M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-7A1.5 1.5 0 0 1 6.5 11zM8 11V7.5a4 4 0 0 1 8 0V11m-4 4v2',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 7.5l8.5 6 8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  mute: 'M11 5 6 9H2v6h4l5 4zM22 9l-6 6m0-6 6 6',
  pause: 'M8 5v14M16 5v14',
  people:
    'M16 20v-1.5a3.5 3.5 0 0 0-3.5-3.5h-6A3.5 3.5 0 0 0 3 18.5V20M9.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM21 20v-1.5a3.5 3.5 0 0 0-2.6-3.4M15.5 4.6a3.5 3.5 0 0 1 0 6.8',
  phone:
    'M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zm3.5 15.5h1',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9.5 8.5h5m-5 4h5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5 12 4.5 4.5',
  settings:
    'M4 8h8m5 0h3m-5.5-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4 16h3m5 0h8m-10.5-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  share: 'M12 3v12M7.5 7.5 12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zm-3.5 9 2.5 2.5 4.5-5',
  signOut: 'M9 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4m7-4 4-4-4-4m4 4H9',
  slot: 'M5.5 5h11A1.5 1.5 0 0 1 18 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5zm2.7 4h5.6l-2.8 6M18 14h1a2 2 0 0 0 2-2V7.5',
  sound: 'M11 5 6 9H2v6h4l5 4zM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  ticket:
    'M4 6h16a1 1 0 0 1 1 1v3a2 2 0 0 0 0 4v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a2 2 0 0 0 0-4V7a1 1 0 0 1 1-1zm10 .5V9m0 2v2m0 2v2.5',
  trash:
    'M4 6.5h16M9 6.5V4.5h6v2M6 6.5l1 13A1.5 1.5 0 0 0 8.5 21h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 11v5.5m4-5.5v5.5',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zm0 1.5H4.5V7A3.5 3.5 0 0 0 8 10.5m8-5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v6m-4 .5h8',
  user: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  wallet:
    'M18 8V5.5A1.5 1.5 0 0 0 16.5 4H5.5A2.5 2.5 0 0 0 3 6.5m0 0v11A2.5 2.5 0 0 0 5.5 20h13a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H4.5A1.5 1.5 0 0 1 3 6.5zM16 14v.01',
} as const;

/** Drawn as filled shapes instead of lines. */
const FILLED: ReadonlySet<string> = new Set(['heartFilled']);

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** Decorative: its container has the accessible name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={FILLED.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The bolt of Kilat's logo on a grid of 64, as assets/vector/mark.mjs draws the icons. index.html contains it too. */
export const BOLT =
  'M37.2 9.6 18.4 35.3c-.8 1.1 0 2.6 1.3 2.6h9.4c.9 0 1.6.8 1.4 1.7l-2.4 13c-.3 1.8 1.9 2.7 3 1.3l18-24.4c.8-1.1 0-2.6-1.3-2.6h-9c-1 0-1.7-.9-1.4-1.9l2.7-14.1c.4-1.8-1.9-2.8-2.9-1.3z';

/** Corner radius of the logo's square, on the same grid. */
export const MARK_ROUND = 19;

const WORD = 'kilat';

/** Kilat's logo and name. */
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
