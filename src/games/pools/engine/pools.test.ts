import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withShownBets } from './poolRounds.ts';
import type { PoolBet, PoolEvent, PoolState } from './poolState.ts';
import { initialPools, ownOutcome, reducePool } from './pools.ts';
import { bet, end, GAME, LIMITS, opening, PLAYER, snapshot, start } from './testPools.ts';

type State = PoolState<number>;

const fold = (events: readonly PoolEvent<number>[], from: State = initialPools<number>()): State =>
  events.reduce((state, event) => reducePool(GAME, state, event), from);

const signedIn: PoolEvent<number> = { type: 'signedIn', player: PLAYER };
const live = (): State => fold([signedIn, snapshot('10', [])]);

/** The visible part of a state. */
function face({ round, history, needsSnapshot }: State) {
  return (
    round && {
      roundId: round.roundId,
      end: round.end,
      totals: round.totals,
      ownStakes: round.ownStakes,
      count: round.bets.size + round.hidden.count,
      chips: round.chips,
      history: history.map((one) => one.result),
      needsSnapshot,
    }
  );
}

const bets = fc
  .uniqueArray(
    fc.record({
      betId: fc.integer({ min: 100, max: 999 }),
      pool: fc.integer({ min: 0, max: 2 }),
      amount: fc.bigInt(LIMITS.min, LIMITS.max),
      own: fc.boolean(),
      at: fc.integer({ min: 0, max: 18_000 }),
    }),
    { selector: (one) => one.betId, maxLength: 14 },
  )
  .map(
    (list) => (roundId: string) =>
      list.map(({ betId, pool, amount, own, at }): PoolBet => {
        const userId = own ? PLAYER.id : `1${betId}`;
        const placed = opening(roundId).startTime + at;
        return bet(roundId, `${betId}`, { pool, amount, userId, at: placed });
      }),
  );
const results = fc.integer({ min: 0, max: 14 });

function published(roundId: string, list: readonly PoolBet[], result: number): PoolEvent<number>[] {
  const news = list.map((one): PoolEvent<number> => ({ type: 'bets', bets: [one] }));
  return [start(roundId), ...news, end(roundId, result)];
}

describe('folding', () => {
  it('gives the same view for many bets, whatever the batch size', () => {
    const many = fc.array(
      fc.record({
        pool: fc.integer({ min: 0, max: 2 }),
        amount: fc.bigInt(LIMITS.min, LIMITS.max),
        own: fc.boolean(),
        at: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 80, maxLength: 260 },
    );
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 60 }), (list, size) => {
        const all = list.map(({ pool, amount, own, at }, i) =>
          bet('10', `${100 + i}`, {
            pool,
            amount,
            userId: own ? PLAYER.id : `1${i}`,
            at: opening('10').startTime + at,
          }),
        );
        let state = live();
        for (let from = 0; from < all.length; from += size)
          // Each batch begins with bets already sent.
          state = fold([{ type: 'bets', bets: all.slice(Math.max(0, from - 2), from + size) }], state);
        expect(face(state)).toEqual(face(withShownBets(state)));
        expect(face(state)).toEqual(face(fold([{ type: 'bets', bets: all }], live())));
      }),
      { numRuns: 40 },
    );
  });

  it('counts every bet although only the largest are listed by name', () => {
    fc.assert(
      fc.property(bets, fc.nat(14), (make, named) => {
        const all = make('10');
        const largest = all.toSorted((one, other) => Number(other.amount - one.amount)).slice(0, named);
        const totals = [0, 1, 2].map((pool) =>
          all.filter((one) => one.pool === pool).reduce((sum, one) => sum + one.amount, 0n),
        );
        const news: PoolEvent<number>[] = [
          { type: 'bets', bets: largest },
          {
            type: 'totals',
            totals: { roundId: '10', betCount: all.length, totals, serverTime: opening('10').closeTime },
          },
        ];
        const state = fold(news, live());
        expect(face(state)).toMatchObject({ count: all.length, totals });
        expect(fold(news, state)).toBe(state);
        // An unlisted bet arrives late, like the player's own bet on another device.
        const late = fold([{ type: 'bets', bets: all }], state);
        expect(face(late)).toMatchObject({ count: all.length, totals });
      }),
    );
  });

  it('reaches the same state whatever was lost, duplicated or reordered, once a fresh snapshot arrives', () => {
    const rounds = fc.tuple(bets, results).chain(([make, result]) => {
      const list = make('11');
      const events = published('11', list, result);
      const jumbled = fc.array(fc.constantFrom(...events), { maxLength: events.length * 2 });
      return fc.record({
        list: fc.constant(list),
        events: fc.constant(events),
        result: fc.constant(result),
        jumbled,
      });
    });
    fc.assert(
      fc.property(rounds, ({ list, events, result, jumbled }) => {
        const done = { result, secret: 'secret 11', voided: false };
        const fresh = snapshot('11', list, { end: done });
        const past: PoolEvent<number> = { type: 'past', rounds: [{ roundId: '10', result: 3 }] };
        const ordered = face(fold([end('10', 3), ...events, fresh, past], live()));
        expect(face(fold([...jumbled, fresh, past], live()))).toEqual(ordered);
        expect(face(fold([signedIn, ...jumbled, fresh, past]))).toEqual(ordered);
        expect(ordered?.needsSnapshot).toBe(false);
      }),
    );
  });

  it('needs no snapshot when every event arrived, in any order of bets and end', () => {
    fc.assert(
      fc.property(
        fc.tuple(bets, results).chain(([make, result]) => {
          const [opened, ...rest] = published('11', make('11'), result);
          return fc.tuple(
            fc.constant([opened as PoolEvent<number>, ...rest]),
            fc.shuffledSubarray(rest, { minLength: rest.length }),
          );
        }),
        ([events, shuffled]) => {
          const from = fold([end('10', 1)], live());
          const state = fold(events, from);
          expect(face(fold([start('11'), ...shuffled], from))).toEqual(face(state));
          expect(state.needsSnapshot).toBe(false);
        },
      ),
    );
  });

  it('changes nothing when an event arrives twice', () => {
    fc.assert(
      fc.property(bets, results, (make, result) => {
        let state = fold([end('10', 1)], live());
        for (const event of published('11', make('11'), result)) {
          state = reducePool(GAME, state, event);
          expect(reducePool(GAME, state, event)).toBe(state);
        }
      }),
    );
  });

  it('counts down to the later end of betting when a server that was down extends it', () => {
    const { closeTime, endTime, ...rest } = opening('10');
    const later = { closeTime: closeTime + 5_000, endTime: endTime + 5_000 };
    const again: PoolEvent<number> = { type: 'start', opening: { ...rest, ...later } };
    const extended = fold([again], live());
    expect(extended.round).toMatchObject(later);
    expect(extended.needsSnapshot).toBe(false);
    // Older events change nothing, nor does this one once the result is known.
    expect(fold([start('10')], extended)).toBe(extended);
    expect(fold([snapshot('10', [])], extended).round).toMatchObject(later);
    const ended = fold([end('10', 3)], live());
    expect(fold([again], ended)).toBe(ended);
  });

  it('drops what belongs to an older round', () => {
    const state = fold([end('10', 1), start('11')], live());
    expect(fold([start('10'), { type: 'bets', bets: [bet('10', '5')] }], state)).toBe(state);
  });

  it('stores what arrived before the start, and requests a snapshot', () => {
    const early = fold([{ type: 'bets', bets: [bet('11', '5')] }], live());
    expect(early.needsSnapshot).toBe(true);
    const state = fold([start('11')], early);
    expect(state.round?.totals).toEqual([1_000_000n, 0n, 0n]);
    expect(state.ahead).toBeNull();
  });

  it('requests a snapshot when the end of the previous round was lost', () => {
    expect(fold([start('11')], live()).needsSnapshot).toBe(true);
    expect(fold([end('10', 4), start('11')], live()).needsSnapshot).toBe(false);
  });
});

describe('totals', () => {
  const many = Array.from({ length: 60 }, (_, i) =>
    bet('10', `${200 + i}`, { pool: i % 3, amount: BigInt(i + 1) * LIMITS.min }),
  );

  it('count the bets that a snapshot does not list, and only once when they arrive after all', () => {
    const state = fold([snapshot('10', many, { listed: 50 })]);
    const all = fold([snapshot('10', many)]);
    expect(state.round?.totals).toEqual(all.round?.totals);
    expect(state.round?.hidden.count).toBe(10);
    const late = fold([{ type: 'bets', bets: many.slice(0, 4) }], state);
    expect(late.round?.totals).toEqual(all.round?.totals);
    expect(late.round?.hidden.count).toBe(6);
  });

  it('add bets that were placed after the snapshot was taken', () => {
    const state = fold([snapshot('10', many, { listed: 50 })]);
    const later = bet('10', '900', { at: opening('10').startTime + 19_500 });
    const next = fold([{ type: 'bets', bets: [later] }], state);
    expect(next.round?.hidden).toBe(state.round?.hidden);
    expect(next.round?.totals[0]).toBe((state.round?.totals[0] ?? 0n) + 1_000_000n);
  });

  it('contain the player’s own stakes, for this player only', () => {
    const mine = [
      bet('10', '5', { userId: PLAYER.id, pool: 1 }),
      bet('10', '6', { userId: PLAYER.id, pool: 1 }),
    ];
    const state = fold([signedIn, snapshot('10', [...mine, bet('10', '7')])]);
    expect(state.round?.ownStakes).toEqual([0n, 2_000_000n, 0n]);
    expect(fold([{ type: 'signedOut' }], state).round?.ownStakes).toEqual([0n, 0n, 0n]);
    const other = fold([{ type: 'signedIn', player: { ...PLAYER, id: '8' } }], state);
    expect(other.round?.ownStakes).toEqual([0n, 0n, 0n]);
    expect(other.needsSnapshot).toBe(true);
  });
});

describe('chips', () => {
  it('are in the order they were placed, at most 96, and the player’s own are never dropped', () => {
    const others = Array.from({ length: 120 }, (_, i) => bet('10', `${300 + i}`, { amount: LIMITS.max }));
    const own = bet('10', '299', { userId: PLAYER.id, amount: LIMITS.min, at: opening('10').startTime + 5 });
    const chips = fold([signedIn, snapshot('10', [...others, own])]).round?.chips ?? [];
    expect(chips).toHaveLength(96);
    expect(chips[0]).toEqual({ betId: '299', pool: 0, own: true, face: 0, at: 5 });
    expect(chips[1]?.face).toBe(5);
  });
});

describe('results of rounds', () => {
  it('are added to the history when the next round begins, at most ten', () => {
    let state = live();
    for (let round = 10; round < 25; round++)
      state = fold([end(`${round}`, round - 10), start(`${round + 1}`)], state);
    expect(state.history).toHaveLength(10);
    expect(state.history[0]).toEqual({ roundId: '24', result: 14 });
    expect(state.last?.roundId).toBe('24');
  });

  it('without round ids are shown until the ids are known', () => {
    const plain = [
      { roundId: null, result: 5 },
      { roundId: null, result: 2 },
    ];
    const state = fold([snapshot('10', [], { history: plain })]);
    expect(state.history).toEqual(plain);
    const named = fold([end('10', 9), start('11')], state);
    expect(named.history.map((one) => one.result)).toEqual([9, 5, 2]);
    const rounds = [
      { roundId: '9', result: 5 },
      { roundId: '8', result: 2 },
    ];
    const known = fold([{ type: 'past', rounds }], named);
    expect(known.history.map((one) => one.roundId)).toEqual(['10', '9', '8']);
    expect(fold([{ type: 'past', rounds }], known)).toBe(known);
  });
});

describe("the player's outcome of a round", () => {
  const round = (result: number, voided = false) => {
    const mine = [
      bet('10', '5', { userId: PLAYER.id, pool: 0 }),
      bet('10', '6', { userId: PLAYER.id, pool: 2, amount: 300_000n }),
    ];
    const { round: live } = fold([signedIn, snapshot('10', mine), end('10', result, voided)]);
    if (!live) throw new Error('no round');
    return live;
  };

  it('is the total stake and the total payout', () => {
    expect(ownOutcome(GAME, round(3), PLAYER.id)).toEqual({ stake: 1_300_000n, payout: 2_000_000n });
    expect(ownOutcome(GAME, round(0), PLAYER.id)).toEqual({ stake: 1_300_000n, payout: 4_200_000n });
    expect(ownOutcome(GAME, round(9), PLAYER.id)).toEqual({ stake: 1_300_000n, payout: 0n });
  });

  it('is the stakes when the round was voided, and nothing for a player without bets', () => {
    expect(ownOutcome(GAME, round(9, true), PLAYER.id)).toEqual({ stake: 1_300_000n, payout: 1_300_000n });
    expect(ownOutcome(GAME, round(3), '8')).toBeNull();
    expect(ownOutcome(GAME, round(3), null)).toBeNull();
  });
});
