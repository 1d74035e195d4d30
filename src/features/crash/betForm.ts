import { type CrashLimits, MAX_AUTO_RATE, MIN_AUTO_RATE } from '../../../contract/games/crash.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import type { AutoSettings, StakeRule } from '../../engine/crashAuto.ts';
import { parseAmount, parseDecimal } from '../../ui/amountText.ts';

/** The bet panel's fields as they are typed. An empty optional field means 'not wanted'. */
export interface BetForm {
  mode: 'manual' | 'auto';
  stake: string;
  autoRate: string;
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

export type FormProblem =
  | 'checkBet'
  | 'autoRateLow'
  | 'valueRange'
  | 'autoCountLow'
  | 'upperTooLow'
  | 'lowerTooHigh';

export type FormField = 'stake' | 'autoRate' | 'rounds' | 'stopWin' | 'stopLoss' | 'onWin' | 'onLoss';

export interface FormReading {
  problems: Partial<Record<FormField, FormProblem>>;
  /** Null when a field of the manual bet is wrong. */
  bet: { stake: Minor; autoRate: Rate | null } | null;
  /** Null when any field is wrong. */
  auto: AutoSettings | null;
}

/** Values other than amounts lie within 1 and 99999 (spec.md, section 5). */
const MOST = 99_999n;

/** What the fields say and what is wrong with them (spec.md, section 5). `decimal`: the locale's decimal sign. */
export function readForm(form: BetForm, limits: CrashLimits, decimal: string): FormReading {
  const problems: FormReading['problems'] = {};
  const stake = parseAmount(form.stake, decimal);
  if (stake === null || stake < limits.min || stake > limits.max) problems.stake = 'checkBet';
  const autoRate = optional(form.autoRate, parseDecimal);
  if (autoRate !== null && (autoRate === 'wrong' || autoRate < MIN_AUTO_RATE))
    problems.autoRate = 'autoRateLow';
  else if (autoRate !== null && autoRate > MAX_AUTO_RATE) problems.autoRate = 'valueRange';
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

  const manual = stake === null || problems.stake || problems.autoRate || autoRate === 'wrong';
  const bet = manual ? null : { stake, autoRate };
  const ready = bet && onWin && onLoss && Object.keys(problems).length === 0;
  if (!ready || rounds === 'wrong' || stopWin === 'wrong' || stopLoss === 'wrong')
    return { problems, bet, auto: null };
  const count = rounds === null ? null : Number(rounds);
  return { problems, bet, auto: { ...bet, rounds: count, stopWin, stopLoss, onWin, onLoss } };
}

/** The one problem to name where there is room for one only. */
export function firstProblem({ problems }: FormReading): FormProblem | undefined {
  return problems.stake ?? problems.autoRate ?? Object.values(problems)[0];
}

/** Half or double of a stake, or any other wish for one, within the limits and never above the balance. */
export function fittingStake(stake: Minor, limits: CrashLimits, balance: Minor | null): Minor {
  const most = balance !== null && balance >= limits.min && balance < limits.max ? balance : limits.max;
  if (stake < limits.min) return limits.min;
  return stake > most ? most : stake;
}

function optional<T>(text: string, parse: (text: string) => T | null): T | null | 'wrong' {
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
