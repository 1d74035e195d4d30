import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { COIN_FLIP_RULES, COIN_SIDES } from '../../../../contract/games/coinFlip/rules.ts';
import { applyMove, begin } from '../../../../contract/games/solo/play.ts';
import { soloFloats } from '../../../../contract/games/solo/rules.ts';
import type { SoloRound } from '../../engine/soloPlay.ts';
import { chooseHasher } from '../hasher.ts';
import { provePair, proveSolo, type SoloCheck } from './proveSolo.ts';

/** A game of the contract whose rounds contain their calls and flips in plain form. */
interface Round extends SoloRound {
  calls: ('heads' | 'tails')[];
  flips: readonly string[];
}
type Check = SoloCheck<
  { round: Round; choice: never; move: never; settings: never },
  { side: 'heads' | 'tails' },
  ('heads' | 'tails')[],
  'heads' | 'tails',
  ReturnType<typeof COIN_FLIP_RULES.first>
>;
const CHECK: Check = {
  rules: COIN_FLIP_RULES,
  choice: ({ calls }) => ({ side: calls[0] ?? 'heads' }),
  moves: ({ calls }) => calls,
  shown: ({ flips }) => flips.join(' '),
  computed: ({ flips }) => flips.join(' '),
};
const SEED = hashText('kilat');
const PAIR = { serverSeed: SEED, serverSeedHash: hashText(SEED), clientSeed: 'client' };
const native = chooseHasher(webcrypto.subtle as unknown as SubtleCrypto);
const scripted = chooseHasher(null);
const STAKE = { amount: 1_000n, maxProfit: 10n ** 15n };

/** An honest round of the pair: these calls until one is wrong. */
function played(nonce: number, calls: readonly ('heads' | 'tails')[]): Round {
  const coins = COIN_FLIP_RULES.draw(soloFloats(SEED, PAIR.clientSeed, nonce), { side: 'heads' });
  let round = begin(COIN_FLIP_RULES, { side: calls[0] ?? 'heads' }, coins, STAKE);
  for (const call of calls.slice(1))
    if (!round.end) round = applyMove(COIN_FLIP_RULES, round, call, coins, STAKE);
  const { state } = round;
  const fair = {
    pairId: '1',
    serverSeedHash: PAIR.serverSeedHash,
    serverSeed: SEED,
    clientSeed: 'client',
    nonce,
  };
  return {
    roundId: `${100 + nonce}`,
    step: 1,
    over: true,
    end: 'lost',
    stake: STAKE.amount,
    rate: state.rate,
    win: 0n,
    startTime: 0,
    endTime: 0,
    fair,
    calls: [...state.calls],
    flips: state.flips,
  };
}

const calls = fc.array(fc.constantFrom(...COIN_SIDES), { minLength: 1, maxLength: 20 });

it('accepts every honest round, with either crypto implementation, and uses as many blocks as the draw needs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(500), calls, async (nonce, called) => {
      const round = played(nonce, called);
      const proof = await proveSolo(CHECK, round, SEED, native);
      expect(proof).toMatchObject({ seedGood: true, shownGood: true, paidGood: true, rate: round.rate });
      expect(proof.blocks.map(({ message }) => message)).toEqual(
        [0, 1, 2].map((i) => `client:${nonce}:${i}`),
      );
      expect(proof.floats).toHaveLength(20);
      expect(await proveSolo(CHECK, round, SEED, scripted)).toEqual(proof);
    }),
    { numRuns: 30 },
  );
});

it('reports what is wrong: the seed, the shown result, the payout', async () => {
  const round = played(3, ['heads', 'heads']);
  expect(await proveSolo(CHECK, round, hashText('another'), native)).toMatchObject({ seedGood: false });
  const flips = round.flips.map((one) => (one === 'heads' ? 'tails' : 'heads'));
  expect(await proveSolo(CHECK, { ...round, flips }, SEED, native)).toMatchObject({ shownGood: false });
  expect(await proveSolo(CHECK, { ...round, rate: 1n }, SEED, native)).toMatchObject({ paidGood: false });
});

it('detects a missing round of a pair, and each changed one', async () => {
  const rounds = Array.from({ length: 12 }, (_, nonce) => played(nonce, ['heads', 'tails', 'tails']));
  const prove = (list: readonly Round[]) =>
    provePair(CHECK, { ...PAIR, nonce: 12 }, list, native, async () => undefined);
  expect(await prove(rounds)).toEqual({ checked: 12, faults: [] });
  expect((await prove(rounds.filter((_, i) => i !== 4))).faults).toEqual([
    { roundId: '', nonce: 4, kind: 'missing' },
  ]);
  const paid = rounds.map((one, i) => (i === 7 ? { ...one, rate: one.rate + 100n } : one));
  expect((await prove(paid)).faults).toEqual([{ roundId: '107', nonce: 7, kind: 'paid' }]);
});
