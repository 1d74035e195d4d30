import type { TFunction } from 'i18next';
import type { CrashButton } from '../../engine/crashButton.ts';
import { market } from '../../state/market.ts';
import { formatCount, formatMoney, formatRate } from '../../ui/format.ts';
import type { FormProblem } from './betForm.ts';
import { resultWords } from './resultWords.ts';

type T = TFunction<'crash'>;

interface Around {
  /** Bets an auto-bet run has left; null: no end. */
  left: number | null | undefined;
  /** Where the round broke up. */
  target: bigint | null;
  /** What is wrong with the fields. */
  problem: FormProblem | undefined;
}

/** The button's words; the live amounts come after them. */
export function buttonWords(t: T, button: CrashButton, around: Around): { main: string; sub: string } {
  const amount = button.amount === null ? '' : formatMoney(button.amount);
  const ended = button.result ? resultWords(t, button.roundId, button.result, around.target) : '';
  switch (button.kind) {
    case 'loading':
      return { main: t('buttonLoading'), sub: '' };
    case 'reconnecting':
      return { main: t('buttonReconnecting'), sub: whatStands(t, button) };
    case 'signIn':
      return { main: t('buttonSignIn'), sub: '' };
    case 'bet':
      return { main: t('buttonBet', { amount }), sub: '' };
    case 'joinNext':
      return { main: t('buttonJoinNext'), sub: ended || amount };
    case 'checkFields':
      return { main: t('buttonCheck'), sub: problemWords(t, around.problem) };
    case 'noFunds':
      return { main: t('buttonNoFunds'), sub: ended };
    case 'joining':
      return { main: t('buttonJoining'), sub: amount };
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
      return { main: t('buttonStartAuto'), sub: ended || amount };
    case 'autoRunning':
      return { main: t('buttonStopAuto'), sub: leftWords(t, around.left) };
  }
}

/** Not the screen's main action: taking back, stopping, waiting. */
export function looksQuiet({ kind, action }: CrashButton): boolean {
  return action === null || kind === 'joined' || kind === 'joinedNext' || kind === 'autoRunning';
}

function whatStands(t: T, { amount, autoRate }: CrashButton): string {
  if (amount === null) return t('buttonNoTaps');
  if (autoRate !== null) return t('buttonAutoStands', { rate: formatRate(autoRate) });
  return t('buttonStands', { amount: formatMoney(amount) });
}

function problemWords(t: T, problem: FormProblem | undefined): string {
  const { min, max } = market.crash;
  if (problem === 'checkBet') return t('stakeRange', { min: formatMoney(min), max: formatMoney(max) });
  return problem ? t(problem) : '';
}

function leftWords(t: T, left: number | null | undefined): string {
  if (typeof left === 'number') return t('buttonLeft', { count: left, formatted: formatCount(left) });
  return t('buttonEndless');
}
