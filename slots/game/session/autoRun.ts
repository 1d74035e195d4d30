import type { Minor } from '../../../contract/money.ts';

/** Spins that follow each other by themselves, until a limit that the player set, or the player, ends them. */

export interface AutoSettings {
  /** How many; null: until stopped. */
  spins: number | null;
  /** Ends before the run could have lost more than this in all. */
  stopLoss: Minor | null;
  /** Ends when one spin wins so much. */
  stopWin: Minor | null;
  /** Ends when a spin brings the feature. */
  stopFeature: boolean;
}

export type AutoStop = 'spins' | 'loss' | 'win' | 'feature' | 'balance';

export interface AutoRun {
  settings: AutoSettings;
  played: number;
  /** Wins less stakes. */
  net: Minor;
}

export function startAuto(settings: AutoSettings): AutoRun {
  return { settings, played: 0, net: 0n };
}

/** How many spins are left; null: no end is set. */
export function spinsLeft({ settings, played }: AutoRun): number | null {
  return settings.spins === null ? null : settings.spins - played;
}

/** Why the next spin must not begin; null: it may. */
export function beforeSpin({ settings, net }: AutoRun, stake: Minor, balance: Minor): AutoStop | null {
  if (stake > balance) return 'balance';
  if (settings.stopLoss !== null && stake - net > settings.stopLoss) return 'loss';
  return null;
}

/** A spin of the run is over. */
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
