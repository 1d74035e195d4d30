import { STAKES } from '../../../contract/games/stakes.ts';
import type { Minor } from '../../../contract/money.ts';
import { amountText, parseAmount } from '../../i18n/amountText.ts';
import { market } from '../../i18n/market.ts';
import { DECIMAL } from '../../ui/fields/useAmountInput.ts';
import type { AutoSettings } from '../engine/autoRun.ts';
import {
  type AutoForm,
  type AutoProblem,
  type AutoProblems,
  FRESH_AUTO,
  readAutoForm,
} from '../session/autoForm.ts';

/** The form of any solo game's panel; a game adds its own choice. */
export interface SoloForm extends AutoForm {
  mode: 'manual' | 'auto';
  stake: string;
}

/** The defaults: the market's smallest preset stake. */
export function freshSolo(): SoloForm {
  const { steps, min } = STAKES[market.id];
  return { mode: 'manual', stake: amountText(steps[0] ?? min, DECIMAL), ...FRESH_AUTO };
}

export interface SoloReading {
  problems: AutoProblems & { stake?: 'checkBet' };
  /** Null when it is invalid. */
  stake: Minor | null;
  /** The auto-bet settings besides the game's own strategy; null when any field is invalid. */
  auto: AutoSettings | null;
}

/** Parses and validates the fields (spec.md, section 5). */
export function readSoloForm(form: SoloForm, limits: { min: Minor; max: Minor }): SoloReading {
  const amount = parseAmount(form.stake, DECIMAL);
  const stake = amount === null || amount < limits.min || amount > limits.max ? null : amount;
  const { problems, rules } = readAutoForm(form, stake, DECIMAL);
  return {
    problems: stake === null ? { ...problems, stake: 'checkBet' } : problems,
    stake,
    auto: stake !== null && rules ? { stake, ...rules } : null,
  };
}

/** The problem to show where there is room for only one. */
export function firstProblem({ problems }: SoloReading): AutoProblem | 'checkBet' | undefined {
  return problems.stake ?? Object.values(problems)[0];
}
