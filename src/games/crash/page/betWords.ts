import type { TFunction } from 'i18next';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import type { CrashButton } from '../engine/crashButton.ts';
import type { CrashResult } from '../engine/crashOwn.ts';
import type { FormProblem } from './betForm.ts';

type T = TFunction<['crash', 'table']>;

interface Around {
  /** Remaining bets of an auto-bet run; null: no limit. */
  left: number | null | undefined;
  /** The multiplier at which the round ended. */
  target: bigint | null;
  /** The first invalid field. */
  problem: FormProblem | undefined;
}

/** The button's text without its live amounts, which are appended. */
export function buttonWords(t: T, button: CrashButton, around: Around): { main: string; sub: string } {
  const amount = button.amount === null ? '' : formatMoney(button.amount);
  const ended = button.result ? resultWords(t, button.roundId, button.result, around.target) : '';
  switch (button.kind) {
    case 'loading':
      return { main: t('table:loading'), sub: '' };
    case 'reconnecting':
      return { main: t('table:reconnecting'), sub: whatStands(t, button) };
    case 'signIn':
      return { main: t('table:signInToPlay'), sub: '' };
    case 'bet':
      return { main: t('buttonBet', { amount }), sub: '' };
    case 'joinNext':
      return { main: t('buttonJoinNext'), sub: ended || amount };
    case 'checkFields':
      return { main: t('table:checkFields'), sub: problemWords(t, around.problem) };
    case 'noFunds':
      return { main: t('table:deposit'), sub: ended || t('table:noFunds') };
    case 'joining':
      return { main: t('table:placing'), sub: amount };
    case 'joined':
      return { main: t('buttonCancel'), sub: t('buttonJoined', { amount }) };
    case 'joinedNext':
      return { main: t('buttonCancel'), sub: t('buttonJoinedNext', { amount }) };
    case 'cancelling':
      return { main: t('buttonCancelling'), sub: '' };
    case 'cashOut':
      return { main: `${t('buttonCashOut')} `, sub: `${t('buttonProfit')} ` };
    case 'cashingOut':
      return { main: `${t('buttonCashingOut')} `, sub: '' };
    case 'deciding':
      return { main: t('buttonDeciding'), sub: '' };
    case 'startAuto':
      return { main: t('table:startAuto'), sub: ended || amount };
    case 'autoRunning':
      return { main: t('table:stopAuto'), sub: leftWords(t, around.left) };
  }
}

/** Whether the button is drawn as secondary: cancelling, stopping, waiting. */
export function looksQuiet({ kind, action }: CrashButton): boolean {
  return action === null || kind === 'joined' || kind === 'joinedNext' || kind === 'autoRunning';
}

function whatStands(t: T, { amount, autoRate }: CrashButton): string {
  if (amount === null) return t('buttonNoTaps');
  if (autoRate !== null) return t('buttonAutoStands', { rate: formatRate(autoRate) });
  return t('buttonStands', { amount: formatMoney(amount) });
}

function problemWords(t: T, problem: FormProblem | undefined): string {
  const { min, max } = CRASH_STAKES[market.id];
  if (problem === 'checkBet') return t('table:stakeRange', { min: formatMoney(min), max: formatMoney(max) });
  return problem ? fieldWords(t, problem) : '';
}

/** The error text of a field. */
export function fieldWords(t: T, problem: FormProblem): string {
  return problem === 'autoRateLow' ? t(problem) : t(`table:${problem}`);
}

function leftWords(t: T, left: number | null | undefined): string {
  if (typeof left === 'number') return t('table:autoLeft', { count: left, formatted: formatCount(left) });
  return t('table:autoEndless');
}

/** The result of a bet as text. `target`: the round's final multiplier, if it is known. */
export function resultWords(
  t: TFunction<'crash'>,
  roundId: string,
  result: CrashResult,
  target: bigint | null,
): string {
  if (result.status === 'cashed' && result.rate !== null)
    return t('resultCashed', { rate: formatRate(result.rate), win: formatMoney(result.win) });
  const amount = formatMoney(result.stake);
  if (result.status === 'returned') return t('resultReturned', { amount });
  if (target === null) return t('resultLostUnseen', { amount, id: formatCount(BigInt(roundId)) });
  return t('resultLost', { rate: formatRate(target), amount });
}
