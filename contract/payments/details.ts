/** Payment instructions of a deposit, by the kind of its channel. Amounts are minor units as decimal text. */
export type PayDetails =
  | { kind: 'qr'; payload: string; merchant: string }
  | { kind: 'va'; bank: string; number: string }
  | { kind: 'transfer'; bank: string; number: string; holder: string; code: string }
  | { kind: 'ewallet'; wallet: string; link: string }
  | { kind: 'crypto'; network: 'TRC20'; address: string; units: string; rate: string }
  | { kind: 'clabe'; bank: string; clabe: string; holder: string; concept: string }
  | { kind: 'voucher'; reference: string; shop: string };
