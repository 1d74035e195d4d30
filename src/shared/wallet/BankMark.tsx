import styles from './BankMark.module.css';
import { bankName } from './bankAccounts.ts';

/** Own emblems, on a grid 24 wide and 14 high; not trade marks. */
const EMBLEMS = {
  arch: 'M5 13V8a7 7 0 0 1 14 0v5h-4V8a3 3 0 0 0-6 0v5z',
  bars: 'M5 8h3v5H5zm5.5-4h3v9h-3zM16 1h3v12h-3z',
  bolt: 'M14 0 7 8h4l-2 6 8-8h-4z',
  boat: 'M11 1v7H5zm2 0 6 7h-6zM4 9.5h16L17 13H7z',
  code: 'M5 1h5v5H5zm9 0h5v5h-5zM5 8h5v5H5zm9 0h2v2h-2zm3 3h2v2h-2z',
  drop: 'M12 0c3.2 4 5 6.2 5 8.7a5 5 0 0 1-10 0C7 6.2 8.8 4 12 0z',
  eye: 'M2 7c6-8 14-8 20 0-6 8-14 8-20 0zm10-3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  fan: 'M12 13 3 6a13 13 0 0 1 5-4.5zM12 13 9.5 1h5zM12 13l4-11.5A13 13 0 0 1 21 6z',
  gem: 'M8 1h8l4 4-8 9-8-9z',
  hill: 'M1 13 9 2l4 5.5L16 4l7 9z',
  home: 'M12 0 3 7h3v6h4.5V9h3v4H18V7h3z',
  leaf: 'M4 13C4 5 9 1 20 1c0 9-5 13-13 12l5-6z',
  link: 'M8 2h3v3H8.5a2 2 0 0 0 0 4H11v3H8A5 5 0 0 1 8 2zm5 0h3a5 5 0 0 1 0 10h-3V9h2.5a2 2 0 0 0 0-4H13zM9 6h6v2H9z',
  moon: 'M15 0a7 7 0 1 0 5 10A6 6 0 0 1 15 0z',
  ring: 'M12 0a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  sail: 'M11 0v13H3C8 10 10 6 11 0zm2 3c1 4 3 7.5 8 10h-8z',
  sign: 'M3 5 12 0l9 5v2H3zm1.5 3H8v4H4.5zM10 8h4v4h-4zm6 0h3.5v4H16zM3 12.5h18V14H3z',
  star: 'm12 0 2 4.6 5 .5-3.8 3.3 1.1 4.9L12 10.7l-4.3 2.6 1.1-4.9L5 5.1l5-.5z',
  swap: 'M4 3h11V0l6 4.5-6 4V6H4zm16 8H9v3L3 9.8l6-3.3V9h11z',
  tag: 'M3 1h9l9 6-9 6H3zm4 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  tower: 'M10 0h4l1 4h3v10H6V4h3z',
  wave: 'M1 5c4-5 7-5 11 0s7 5 11 0v4c-4 5-7 5-11 0S5 4 1 9z',
} as const;

type Emblem = keyof typeof EMBLEMS;

/** Background, emblem and short name of each institution and payment method, by its code. */
const MARKS: Readonly<Record<string, readonly [ground: string, emblem: Emblem, name?: string]>> = {
  BCA: ['#1f5fb8', 'leaf'],
  BRI: ['#12427d', 'tower'],
  BNI: ['#0f7a86', 'sail'],
  MANDIRI: ['#8a5f08', 'wave', 'MDR'],
  BSI: ['#0c7f6a', 'moon'],
  CIMB: ['#98212d', 'bars'],
  PERMATA: ['#3a741e', 'gem', 'PMT'],
  DANAMON: ['#a84d0b', 'fan', 'DNM'],
  BTN: ['#3b4fa8', 'home'],
  DANA: ['#0c69c8', 'drop'],
  OVO: ['#5b2d98', 'ring'],
  GOPAY: ['#04758d', 'eye', 'GoPay'],
  SHOPEEPAY: ['#b83a1a', 'tag', 'SPay'],
  LINKAJA: ['#b3202a', 'link', 'Link'],
  '002': ['#155fa8', 'hill', 'BNX'],
  '012': ['#0d3f86', 'wave', 'BBVA'],
  '014': ['#a81f22', 'boat', 'SAN'],
  '021': ['#7d2430', 'gem', 'HSBC'],
  '036': ['#1d4c8a', 'arch', 'INB'],
  '044': ['#b02a4c', 'star', 'SCO'],
  '058': ['#a94e10', 'bars', 'BRG'],
  '072': ['#9c2430', 'fan', 'BNT'],
  '127': ['#1a7a44', 'sign', 'AZT'],
  '137': ['#75640d', 'tag', 'COP'],
  '638': ['#6a2d9c', 'drop', 'Nu'],
  '646': ['#256f86', 'swap', 'STP'],
  qris: ['#2a2a3f', 'code', 'QRIS'],
  va: ['#24447e', 'sign', 'VA'],
  transfer: ['#3b3488', 'swap', 'TF'],
  ewallet: ['#155e70', 'ring', 'EW'],
  spay: ['#7a2d5f', 'bolt', 'SP'],
  usdt: ['#17695a', 'gem', 'USDT'],
  spei: ['#24447e', 'bolt', 'SPEI'],
  oxxo: ['#8f2b2b', 'home', 'OXXO'],
};

/**
 * The mark of a bank, a wallet or a payment method: an own emblem and a short name on its colour. The full name is beside it.
 */
export function BankMark({ code }: { code: string }) {
  const [ground, emblem, name = bankName(code).slice(0, 4)] = MARKS[code] ?? ['#2b2862', 'sign'];
  return (
    <span className={styles.mark} style={{ background: ground }} aria-hidden="true">
      <svg
        viewBox="0 0 24 14"
        width="26"
        height="15"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={EMBLEMS[emblem]} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
