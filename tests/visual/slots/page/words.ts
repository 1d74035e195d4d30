import type { SlotLabels } from '../../../../scenes/slots/labels.ts';

/** Texts as set by the slot's shell, in one language. */
export const LABELS: SlotLabels = {
  freeSpins: 'PUTARAN GRATIS',
  extraSpins: 'PUTARAN TAMBAHAN',
  hold: 'KOIN TERKUNCI',
  total: 'TOTAL MENANG',
  maxWin: 'MENANG TERTINGGI',
  prizes: { mini: 'MINI', minor: 'MINOR', major: 'MAYOR', grand: 'GRAND' },
  tiers: { nice: 'MENANG BAGUS', big: 'MENANG BESAR', mega: 'MENANG MEGA', epic: 'MENANG EPIK' },
};

/** Formats 125000000n as 'Rp 1.250.000'. */
export function rupiah(amount: bigint): string {
  return `Rp ${`${amount / 100n}`.replace(/\B(?=(\d{3})+$)/g, '.')}`;
}
