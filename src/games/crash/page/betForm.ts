import { type CrashLimits, MAX_AUTO_RATE, MIN_AUTO_RATE } from '../../../../contract/games/crash/rules.ts';
import type { Minor, Rate } from '../../../../contract/money.ts';
import { parseAmount, parseDecimal } from '../../../i18n/amountText.ts';
import {
  type AutoForm,
  type AutoProblem,
  type AutoProblems,
  optional,
  readAutoForm,
} from '../../session/autoForm.ts';
import type { CrashAutoSettings } from './crashSession.ts';

/** The bet panel's fields as typed. An empty optional field means "not set". */
export interface BetForm extends AutoForm {
  mode: 'manual' | 'auto';
  stake: string;
  autoRate: string;
}

export type FormProblem = 'checkBet' | 'autoRateLow' | AutoProblem;

export interface FormReading {
  problems: AutoProblems & { stake?: 'checkBet'; autoRate?: 'autoRateLow' | 'valueRange' };
  /** Null when a field of the manual bet is invalid. */
  bet: { stake: Minor; autoRate: Rate | null } | null;
  /** Null when any field is invalid. */
  auto: CrashAutoSettings | null;
}

/** Parses and validates the fields (spec.md, section 5). `decimal`: the locale's decimal separator. */
export function readForm(form: BetForm, limits: CrashLimits, decimal: string): FormReading {
  const problems: FormReading['problems'] = {};
  const stake = parseAmount(form.stake, decimal);
  if (stake === null || stake < limits.min || stake > limits.max) problems.stake = 'checkBet';
  const autoRate = optional(form.autoRate, parseDecimal);
  if (autoRate !== null && (autoRate === 'wrong' || autoRate < MIN_AUTO_RATE))
    problems.autoRate = 'autoRateLow';
  else if (autoRate !== null && autoRate > MAX_AUTO_RATE) problems.autoRate = 'valueRange';
  const auto = readAutoForm(form, stake, decimal);
  Object.assign(problems, auto.problems);

  const manual = stake === null || problems.stake || problems.autoRate || autoRate === 'wrong';
  const bet = manual ? null : { stake, autoRate };
  return { problems, bet, auto: bet && auto.rules && { ...bet, ...auto.rules } };
}

/** The problem to show where there is room for only one. */
export function firstProblem({ problems }: FormReading): FormProblem | undefined {
  return problems.stake ?? problems.autoRate ?? Object.values(problems)[0];
}
