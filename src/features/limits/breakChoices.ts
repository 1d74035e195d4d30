import { type BreakAsked, EXCLUSION_DAYS, TIMEOUT_HOURS } from '../../../contract/http/limits.ts';

const HOUR_MS = 3_600_000;

/** A length that a break may have: its text's key, and how long it lasts (ms); null for ever. */
export interface BreakChoice {
  asked: BreakAsked;
  text: 'hours24' | 'days3' | 'days7' | 'days14' | 'weeks6' | 'months6' | 'year1' | 'years5' | 'forEver';
  lasts: number | null;
}

const TIMEOUTS = {
  24: 'hours24',
  72: 'days3',
  168: 'days7',
  336: 'days14',
  1008: 'weeks6',
} as const satisfies Record<(typeof TIMEOUT_HOURS)[number], string>;

const EXCLUSIONS = {
  180: 'months6',
  365: 'year1',
  1825: 'years5',
  0: 'forEver',
} as const satisfies Record<(typeof EXCLUSION_DAYS)[number], string>;

export const BREAK_CHOICES: Record<'timeout' | 'exclusion', readonly BreakChoice[]> = {
  timeout: TIMEOUT_HOURS.map((hours) => ({
    asked: { kind: 'timeout', hours },
    text: TIMEOUTS[hours],
    lasts: hours * HOUR_MS,
  })),
  exclusion: EXCLUSION_DAYS.map((days) => ({
    asked: { kind: 'exclusion', days },
    text: EXCLUSIONS[days],
    lasts: days === 0 ? null : days * 24 * HOUR_MS,
  })),
};
