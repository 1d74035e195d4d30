import type { Minor } from '../../../contract/money.ts';

/** Autoplay: consecutive automatic spins, until a limit set by the player, or the player, ends them. */

export interface AutoSettings {
  /** Number of spins; null: until stopped. */
  spins: number | null;
  /** Ends before the total loss could exceed this. */
  stopLoss: Minor | null;
  /** Ends when one spin wins this much. */
  stopWin: Minor | null;
  /** Ends when a spin triggers the feature. */
  stopFeature: boolean;
}

export type AutoStop = 'spins' | 'loss' | 'win' | 'feature' | 'balance';

export interface AutoRun {
  settings: AutoSettings;
  played: number;
  /** Wins minus stakes. */
  net: Minor;
}

export function startAuto(settings: AutoSettings): AutoRun {
  return { settings, played: 0, net: 0n };
}

/** Number of spins left; null without a limit. */
export function spinsLeft({ settings, played }: AutoRun): number | null {
  return settings.spins === null ? null : settings.spins - played;
}

/** Why the next spin must not begin; null if it may. */
export function beforeSpin({ settings, net }: AutoRun, stake: Minor, balance: Minor): AutoStop | null {
  if (stake > balance) return 'balance';
  if (settings.stopLoss !== null && stake - net > settings.stopLoss) return 'loss';
  return null;
}

/** Updates the autoplay after a spin. */
export function afterSpin(
  run: AutoRun,
  spun: { stake: Minor; win: Minor; featured: boolean },
): AutoRun | AutoStop {
  const { settings } = run;
  const played = run.played + 1;
  if (settings.stopWin !== null && spun.win >= settings.stopWin) return 'win';
  if (settings.stopFeature && spun.featured) return 'feature';
  if (settings.spins !== null && played >= settings.spins) return 'spins';
  return { settings, played, net: run.net + spun.win - spun.stake };
}
