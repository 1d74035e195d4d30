import type { Coin } from '../../../contract/slots/book.ts';
import type { StepWriter } from './stepWriter.ts';

/** Coins fall in the part of a respin from this share on, one after the other. */
const FALL_FROM = 0.5;
const FALL_FOR = 0.3;

/** When coin `place` of `count` falls, as a share of its respin. */
export function fallShare(place: number, count: number): number {
  return FALL_FROM + (FALL_FOR * place) / count;
}

/** Starts the phase in which coins are locked. */
export function addHold(writer: StepWriter, coins: readonly Coin[], respins: number): void {
  const before = writer.board;
  writer.cue({ cue: 'feature' });
  writer.feature({ spin: 0, of: respins });
  writer.step(
    writer.pace.lock,
    { kind: 'lock', before },
    { mood: 'hold', coins, respins, lit: [], won: 0, wilds: [] },
  );
  writer.banner('hold', 0, 0);
}

/** Adds a respin: the new coins, the respins left, and the value of all coins. */
export function addRespin(writer: StepWriter, fell: readonly Coin[], left: number, rate: number): void {
  const before = writer.board;
  const { respin } = writer.pace;
  fell.forEach((_, place) => {
    writer.cue({ cue: 'coin' }, respin * fallShare(place, fell.length));
  });
  writer.step(
    respin,
    { kind: 'respin', fell, before },
    { coins: [...before.coins, ...fell], respins: left, won: rate },
  );
  // A new coin resets the respins.
  const of = Math.max(before.respins, left);
  writer.feature({ spin: of - left, of });
}

/** Adds the count of all coins. */
export function addCollect(writer: StepWriter): void {
  const before = writer.board;
  const { coins } = before;
  const { coin, collect, gap } = writer.pace;
  const each = Math.min(coin, collect / Math.max(1, coins.length));
  coins.forEach((_, place) => {
    writer.cue({ cue: 'coin' }, place * each);
  });
  writer.step(coins.length * each + gap, { kind: 'collect', coins, each, before }, { won: 0, respins: 0 });
}
