import type { Minor } from '../../../contract/money.ts';
import { parseAmount } from '../../i18n/amountText.ts';
import type { AutoSettings, StakeRule } from '../engine/autoRun.ts';

/** The auto-bet settings as typed. An empty optional field means "not set". */
export interface AutoForm {
  rounds: string;
  stopWin: string;
  stopLoss: string;
  onWin: RuleForm;
  onLoss: RuleForm;
}

export interface RuleForm {
  type: StakeRule['type'];
  percent: string;
}

export type AutoProblem = 'valueRange' | 'autoCountLow' | 'upperTooLow' | 'lowerTooHigh';

export type AutoProblems = Partial<Record<keyof AutoForm, AutoProblem>>;

export interface AutoReading {
  problems: AutoProblems;
  /** The parsed settings except the stake; null when a field is invalid. */
  rules: Omit<AutoSettings, 'stake'> | null;
}

/** The defaults. */
export const FRESH_AUTO: AutoForm = {
  rounds: '10',
  stopWin: '',
  stopLoss: '',
  onWin: { type: 'keep', percent: '' },
  onLoss: { type: 'keep', percent: '' },
};

/** Values other than amounts are within 1 and 99999 (spec.md, section 5). */
const MOST = 99_999n;

/** Parses and validates the fields (spec.md, section 5). `decimal`: the locale's decimal separator. */
export function readAutoForm(form: AutoForm, stake: Minor | null, decimal: string): AutoReading {
  const problems: AutoProblems = {};
  const rounds = optional(form.rounds, parseWhole);
  if (rounds === 'wrong' || (rounds !== null && rounds < 1n)) problems.rounds = 'autoCountLow';
  else if (rounds !== null && rounds > MOST) problems.rounds = 'valueRange';
  const stopWin = optional(form.stopWin, (text) => parseAmount(text, decimal));
  if (stopWin === 'wrong' || stopWin === 0n) problems.stopWin = 'upperTooLow';
  const stopLoss = optional(form.stopLoss, (text) => parseAmount(text, decimal));
  // A loss limit below one stake would stop the run before its first bet.
  if (stopLoss === 'wrong' || (stopLoss !== null && stake !== null && stopLoss < stake))
    problems.stopLoss = 'lowerTooHigh';
  const onWin = readRule(form.onWin);
  if (!onWin) problems.onWin = 'valueRange';
  const onLoss = readRule(form.onLoss);
  if (!onLoss) problems.onLoss = 'valueRange';

  const wrong = Object.keys(problems).length > 0 || !onWin || !onLoss;
  if (wrong || rounds === 'wrong' || stopWin === 'wrong' || stopLoss === 'wrong')
    return { problems, rules: null };
  const count = rounds === null ? null : Number(rounds);
  return { problems, rules: { rounds: count, stopWin, stopLoss, onWin, onLoss } };
}

/** An optional field's value: null when it is empty. */
export function optional<T>(text: string, parse: (text: string) => T | null): T | null | 'wrong' {
  return text.trim() === '' ? null : (parse(text) ?? 'wrong');
}

function parseWhole(text: string): bigint | null {
  return /^\d{1,9}$/.test(text.trim()) ? BigInt(text.trim()) : null;
}

function readRule({ type, percent }: RuleForm): StakeRule | null {
  if (type !== 'increase') return { type };
  const value = parseWhole(percent);
  return value === null || value < 1n || value > MOST ? null : { type, percent: Number(value) };
}
