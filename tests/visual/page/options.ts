import type { CrashOptions } from '../../../scenes/crash/crashOptions.ts';

/** Options of every picture, as an Indonesian player has them. */
export const OPTIONS: CrashOptions = {
  decimal: ',',
  reducedMotion: false,
  labels: { round: 'Babak', preparation: 'Lepas landas sebentar lagi', squib: 'Roketnya meletus' },
};
