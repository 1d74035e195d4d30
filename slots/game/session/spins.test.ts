import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_SLOTS } from '../../../contract/slots/testSlots.ts';
import { SlotHouse, TestPlay } from './testPlay.ts';

const action = fc.oneof(
  { weight: 6, arbitrary: fc.constant('press' as const) },
  { weight: 6, arbitrary: fc.constantFrom('answer' as const, 'shown' as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'loseQuestion' as const,
      'loseAnswer' as const,
      'retry' as const,
      'due' as const,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...(['buy', 'auto', 'stopAuto', 'turbo', 'pause', 'goOn', 'deposit', 'replay', 'won'] as const),
      ...(['refuseMaintenance', 'refuseLimit', 'higher', 'lower'] as const),
    ),
  },
);

describe('a session, for any sequence of events', () => {
  it('has one spin at a time, requested under one id, and never shows more than the balance', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 120 }),
        fc.integer({ min: 0, max: 1_000 }),
        (actions, seed) => {
          const house = new SlotHouse(TEST_SLOTS.lines20, 3_000n, seed);
          const play = new TestPlay(house);
          for (const one of actions) {
            play.act(one);
            expect(play.broken()).toEqual([]);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it("ends with the house's balance, once the connection is back and everything is shown", () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 80 }),
        fc.integer({ min: 0, max: 1_000 }),
        (actions, seed) => {
          const house = new SlotHouse(TEST_SLOTS.cluster, 5_000n, seed);
          const play = new TestPlay(house);
          for (const one of ['goOn' as const, ...actions, 'stopAuto' as const]) play.act(one);
          play.settle();
          expect(play.shown()).toBe(house.balance);
          expect(play.session.phase).toEqual({ at: 'idle' });
          expect(play.running).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a lost connection', () => {
  it('causes the same spin to be requested again, also by the player', () => {
    const play = new TestPlay(new SlotHouse(TEST_SLOTS.lines20, 1_000n, 1));
    play.act('press');
    for (let i = 0; i < 5; i++) play.act('loseAnswer');
    expect(play.session.phase.at).toBe('lost');
    expect(play.session.notice).toEqual({ about: 'refused', error: 'connection' });
    play.act('press');
    expect(play.requests.size).toBe(1);
    play.act('retry');
    play.act('answer');
    expect(play.session.phase.at).toBe('playing');
    expect(play.house.spins.size).toBe(1);
  });

  it('is not treated as a refusal of a spin that may exist', () => {
    const play = new TestPlay(new SlotHouse(TEST_SLOTS.lines20, 1_000n, 1));
    play.act('press');
    play.act('loseAnswer');
    play.act('refuseMaintenance');
    expect(play.session.phase.at).toBe('asking');
    play.act('answer');
    expect(play.session.phase.at).toBe('playing');
  });
});

it('ends once the provider reports the spin as taken back, also after a lost answer', () => {
  const play = new TestPlay(new SlotHouse(TEST_SLOTS.lines20, 1_000n, 1));
  play.act('press');
  play.act('loseQuestion');
  play.act('takeBack');
  expect(play.session.phase).toEqual({ at: 'idle' });
  expect(play.session.notice).toEqual({ about: 'takenBack' });
  expect(play.shown()).toBe(1_000n);
});

describe('a refusal', () => {
  it('ends an autoplay and shows why', () => {
    const play = new TestPlay(new SlotHouse(TEST_SLOTS.lines20, 1_000n, 1));
    play.act('auto');
    play.act('refuseLimit');
    expect(play.session.auto).toBeNull();
    expect(play.session.notice).toEqual({ about: 'refused', error: 'limit' });
    expect(play.shown()).toBe(1_000n);
  });

  it('is not needed when the balance is too low', () => {
    const play = new TestPlay(new SlotHouse(TEST_SLOTS.lines20, 50n, 1));
    play.act('press');
    expect(play.requests.size).toBe(0);
    expect(play.session.notice).toEqual({ about: 'refused', error: 'balance' });
  });
});

it("counts a win up from zero, and never above the spin's payout", () => {
  const play = new TestPlay(new SlotHouse(TEST_SLOTS.lines20, 1_000n, 3));
  do {
    play.act('press');
    play.act('answer');
    if (play.session.phase.at === 'playing' && play.session.phase.spun.win > 0n) break;
    play.act('shown');
  } while (play.session.phase.at === 'idle');
  if (play.session.phase.at !== 'playing') throw new Error('nothing was won');
  const { spun } = play.session.phase;
  const before = play.shown();
  expect(play.session.win).toBe(0n);
  play.dispatch({ type: 'won', rate: spun.rate * 2 });
  expect(play.session.win).toBe(spun.win);
  play.act('shown');
  expect(play.shown()).toBe(before + spun.win);
});

it('plays free spins first, at their own bet without cost, and shows their total', () => {
  const house = new SlotHouse(TEST_SLOTS.lines20, 1_000n, 2);
  house.gift = { reward: 'r', left: 2, of: 2, bet: 40n, won: 0n };
  const play = new TestPlay(house);
  play.act('buy');
  expect(play.requests.size).toBe(0);
  for (let i = 0; i < 2; i++) {
    play.act('press');
    expect([...play.requests.values()].at(-1)).toMatchObject({ gift: true, stake: 0n, bet: 40n });
    play.act('answer');
    play.act('shown');
  }
  expect(play.session.notice).toEqual({ about: 'giftEnded', won: house.gift.won });
  play.act('press');
  expect([...play.requests.values()].at(-1)).toMatchObject({ gift: false, stake: 100n });
});

it('shows an unfinished spin after a reload before anything else', () => {
  const house = new SlotHouse(TEST_SLOTS.lines20, 10_000n, 4);
  const first = new TestPlay(house);
  first.act('buy');
  first.act('answer');
  if (first.session.phase.at !== 'playing') throw new Error('it does not play');
  const { spun } = first.session.phase;
  expect(spun.win).toBeGreaterThan(0n);
  const again = new TestPlay(house);
  again.dispatch({ type: 'resume', spun });
  again.act('press');
  expect(again.requests.size).toBe(0);
  expect(again.shown()).toBe(house.balance - spun.win);
  expect(again.running).toEqual([spun.spin]);
  expect(again.reported).toBe(house.balance - spun.win);
  again.act('shown');
  expect(again.shown()).toBe(house.balance);
  expect(again.reported).toBe(house.balance);
});
