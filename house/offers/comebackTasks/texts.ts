import type { MissionName, MissionText } from '../../../contract/http/offers/missions.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { ComebackNumbers } from './settings.ts';

/** The text of a mission for returning players. */
export function comebackTextOf(
  mission: MissionName,
  { signIns, signInStake, deposit, stake }: ComebackNumbers,
  market: Market,
): MissionText {
  const amount = (hundredths: number) => amountOf(hundredths, market).toString();
  if (mission === 'days')
    return {
      ...{ mission, template: 'missionDays' },
      ...{ amounts: { amount: amount(signInStake) }, counts: { count: signIns } },
    };
  return mission === 'deposit'
    ? { mission, template: 'missionDeposit', amounts: { amount: amount(deposit) }, counts: {} }
    : { mission, template: 'missionStake', amounts: { amount: amount(stake) }, counts: {} };
}
