import { CHANCE_OF } from '../models/holdAndWin/numbers.ts';
import { machineOf, modelOf, type SlotDefinition } from '../models.ts';
import { RATE_OF_A_BET } from '../round.ts';
import { Xoshiro } from './xoshiro.ts';

/**
 * A lower bound of the highest win, found by hill climbing: the feature's payout if its reels stop at the same position every
 * time, for the best position found (with the best coins). The cap if that is reached. In 1/10000 of the bet.
 */
export function highestReach(slot: SlotDefinition, starts: number, seed = 1): number {
  const open = { ...slot, cap: 50_000 } as SlotDefinition;
  const machine = machineOf(open);
  if (slot.model === 'holdAndWin') return machine.play('buy', bestCoins(slot), null);
  const reels = 'free' in slot ? slot.free.reels : slot.reels;
  const stops = new Array<number>(modelOf(slot).reels).fill(0);
  const won = () => {
    let at = 0;
    return machine.play(
      'free' in slot ? 'buy' : 'base',
      { pick: () => stops[at++ % stops.length] as number },
      null,
    );
  };
  const random = new Xoshiro(seed);
  let best = 0;
  for (let start = 0; start < starts; start++) {
    for (const [reel, strip] of reels.entries()) stops[reel] = random.pick(strip.length);
    let here = won();
    for (let before = -1; before < here; ) {
      before = here;
      for (const [reel, strip] of reels.entries()) {
        let bestStop = stops[reel] as number;
        for (let stop = 0; stop < strip.length; stop++) {
          stops[reel] = stop;
          const rate = won();
          if (rate > here) [here, bestStop] = [rate, stop];
        }
        stops[reel] = bestStop;
      }
    }
    best = Math.max(best, here);
  }
  return Math.min(best, slot.cap * RATE_OF_A_BET);
}

/** A random source that puts the best coin everywhere. */
function bestCoins({ hold }: Extract<SlotDefinition, { model: 'holdAndWin' }>) {
  const weights = hold.coins.reduce((sum, { weight }) => sum + weight, 0);
  let [best, at, most] = [0, 0, -1];
  for (const { rate, weight } of hold.coins) {
    if (rate > most) [most, best] = [rate, at];
    at += weight;
  }
  return { pick: (n: number) => (n === weights && n !== CHANCE_OF ? best : 0) };
}
