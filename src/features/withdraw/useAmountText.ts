import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import { type AmountProblem, levelOf } from './withdrawAmount.ts';

/** What is said of each problem of an amount. */
export function useAmountText(info: WithdrawInfo): (problem: AmountProblem) => string {
  const { t } = useTranslation('withdraw');
  const money = (minor: string) => formatMoney(BigInt(minor));
  const amounts: Record<AmountProblem, string> = {
    amountEmpty: money(info.min),
    amountWhole: '',
    amountBelow: money(info.min),
    amountAboveAvailable: money(info.available),
    amountAboveLevel: money(levelOf(info)?.max ?? info.max),
    amountAboveDay: money(info.daily.amountLeft),
    amountAbove: money(info.max),
  };
  return (problem) => t(problem, { amount: amounts[problem], level: info.vip.level });
}
