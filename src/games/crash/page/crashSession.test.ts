import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestHouse } from '../../session/testHouse.ts';
import {
  LIFT_OFF,
  PLAYER,
  testBet,
  testCashOut,
  testEnd,
  testGame,
  testOwn,
  testStart,
} from '../engine/testCrash.ts';
import { CrashSession } from './crashSession.ts';

const STAKE = 1_000_000n;
let house: TestHouse;
let session: CrashSession;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  house = new TestHouse();
  house.time = LIFT_OFF - 5_000;
  session = new CrashSession(house.deps);
  session.signedIn(PLAYER);
  session.open();
  await house.answer('crashCurGame', testGame('10'));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const state = () => session.store.getState();
const reply = (roundId: string, more = {}) => ({
  own: testOwn(roundId, more),
  balance: '99000000',
  sequence: `${house.nextSequence()}`,
});

describe('events and connection', () => {
  it('is ready with the first snapshot and follows the events', () => {
    expect(state().connection).toBe('ready');
    house.publish('crashBetInfo', [{ roundId: '10', bet: testBet('1') }]);
    expect(state().game.round?.bets.size).toBe(1);
  });

  it('is lost at once when the connection drops, and ready only with a new snapshot', async () => {
    house.drop();
    expect(state().connection).toBe('lost');
    house.reconnect();
    expect(state().connection).toBe('lost');
    await house.answer('crashCurGame', testGame('12'));
    expect(state()).toMatchObject({ connection: 'ready', game: { round: { roundId: '12' } } });
  });

  it('freezes at the moment of the connection loss until it is in sync again', async () => {
    house.time = LIFT_OFF + 3_000;
    expect(session.now()).toBe(LIFT_OFF + 3_000);
    house.drop();
    house.time = LIFT_OFF + 9_000;
    expect(session.now()).toBe(LIFT_OFF + 3_000);
    house.reconnect();
    expect(session.now()).toBe(LIFT_OFF + 3_000);
    await house.answer('crashCurGame', testGame('12'));
    expect(session.now()).toBe(LIFT_OFF + 9_000);
  });

  it('does not accept a reply over the old connection as a fresh snapshot', async () => {
    house.publish('crashEnd', testEnd('11', 10_000n));
    vi.advanceTimersByTime(400);
    house.drop();
    house.reconnect();
    await house.answer('crashCurGame', testGame('10'));
    expect(state().connection).toBe('lost');
    await house.answer('crashCurGame', testGame('12'));
    expect(state().connection).toBe('ready');
  });

  it('requests one snapshot shortly after an event was missed', () => {
    house.publish('crashEnd', testEnd('11', 10_000n));
    house.publish('crashEscapeInfo', [testCashOut('11', testBet('1'), 15_000n)]);
    expect(house.open('crashCurGame')).toHaveLength(0);
    vi.advanceTimersByTime(400);
    expect(house.open('crashCurGame')).toHaveLength(1);
  });

  it('retries when the snapshot fails', async () => {
    house.publish('crashEnd', testEnd('11', 10_000n));
    vi.advanceTimersByTime(400);
    await house.open('crashCurGame')[0]?.timeOut();
    vi.advanceTimersByTime(1_500);
    expect(house.open('crashCurGame')).toHaveLength(1);
  });

  it('requests a snapshot when no round starts after a crash', () => {
    house.publish('crashEnd', testEnd('10', 10_000n));
    house.time = LIFT_OFF + 10_000;
    vi.advanceTimersByTime(1_000);
    expect(house.open('crashCurGame')).toHaveLength(1);
  });

  it('receives nothing after leaving', () => {
    session.close();
    house.publish('crashStart', testStart('11'));
    expect(state().game.round?.roundId).toBe('10');
  });
});

describe('requests', () => {
  it('send a bet with a key, and apply the reply and its balance', async () => {
    void session.bet('10', STAKE, 20_000n);
    expect(house.open('crashBet')[0]?.variables).toEqual({
      key: 'key 1',
      roundId: '10',
      amount: '1000000',
      rate: '20000',
      currency: 'IDR',
    });
    expect(state().pending[0]?.kind).toBe('bet');
    await house.answer('crashBet', reply('10'));
    expect(state().pending.length).toBe(0);
    expect(state().game.ownBets.get('10')?.status).toBe('placed');
    expect(house.balance).toBe(99_000_000n);
  });

  it('are limited to one at a time per round', () => {
    void session.bet('10', STAKE, null);
    void session.bet('10', STAKE, null);
    expect(house.open('crashBet')).toHaveLength(1);
  });

  it('drop a refused bet and return its error code', async () => {
    const bet = session.bet('10', STAKE, null);
    await house.open('crashBet')[0]?.refuse(716);
    expect(await bet).toBe(716);
    expect(state().pending.length).toBe(0);
    expect(house.open('crashCurGame')).toHaveLength(1);
  });

  it('keep an unanswered cash-out pending until a snapshot resolves it', async () => {
    void session.bet('10', STAKE, null);
    await house.answer('crashBet', reply('10'));
    void session.cashOut('10');
    await house.open('crashEscape')[0]?.timeOut();
    expect(state().pending.length).toBe(1);
    await house.answer('crashCurGame', testGame('10', { own: testOwn('10') }));
    expect(state().pending.length).toBe(0);
  });
});

describe('results', () => {
  const bet = async () => {
    void session.bet('10', STAKE, null);
    await house.answer('crashBet', reply('10'));
  };

  it('announce a loss at the crash', async () => {
    await bet();
    house.publish('crashEnd', testEnd('10', 15_000n));
    expect(state().decision).toMatchObject({
      roundId: '10',
      result: { stake: STAKE, status: 'lost', win: 0n },
    });
    expect(house.balance).toBe(99_000_000n);
  });

  it('wait for the reply to a cash-out when the round ends first', async () => {
    await bet();
    void session.cashOut('10');
    house.publish('crashEnd', testEnd('10', 15_000n));
    expect(state().decision).toBeNull();
    await house.answer(
      'crashEscape',
      reply('10', { status: 'cashed', isEscape: true, winAmount: '1400000' }),
    );
    expect(state().decision?.result).toMatchObject({ status: 'cashed', win: 1_400_000n });
  });

  it('show at once the payout of an order that the server cashed out', async () => {
    await bet();
    const own = testBet('500', { userId: PLAYER.id });
    house.publish('crashEscapeInfo', [testCashOut('10', own, 15_000n)]);
    expect(state().decision?.result).toMatchObject({ status: 'cashed', rate: 15_000n });
    house.pay('crash', '10', 1_500_000n);
    expect(house.balance).toBe(100_500_000n);
  });

  it('follow two bets on a round, each to its own end', async () => {
    await bet();
    void session.bet('10', STAKE, null, 2);
    expect(house.open('crashBet')[0]?.variables).toMatchObject({ roundId: '10', slip: 2 });
    await house.answer('crashBet', reply('10', { slip: 2, betId: '501' }));
    house.publish('crashEscapeInfo', [testCashOut('10', testBet('501', { userId: PLAYER.id }), 15_000n)]);
    expect(state().decision).toMatchObject({ betId: '501', result: { status: 'cashed' } });
    expect([...state().followed.keys()]).toEqual(['10']);
    house.publish('crashEnd', testEnd('10', 18_000n));
    expect(state().decision).toMatchObject({ betId: '500', result: { status: 'lost' } });
    expect(state().followed.size).toBe(0);
  });

  it('restore both bets after a connection loss, and look up both that ended meanwhile', async () => {
    const owns = [1, 2].map((betSlot) => testOwn('10', { slip: betSlot, betId: `${499 + betSlot}` }));
    house.drop();
    house.reconnect();
    await house.answer('crashCurGame', testGame('10', { owns }));
    expect([...state().followed.keys()]).toEqual(['10', '10/2']);
    house.drop();
    house.reconnect();
    await house.answer('crashCurGame', testGame('12'));
    expect(house.open('crashMyHistory')).toHaveLength(2);
  });

  it('look up a bet whose round was missed', async () => {
    await bet();
    house.drop();
    house.reconnect();
    await house.answer('crashCurGame', testGame('12'));
    expect(state().decision).toBeNull();
    const past = { ...testOwn('10'), at: 1, currency: 'IDR', amount: '1000000', rate: null, target: '15000' };
    await house.answer('crashMyHistory', [{ ...past, status: 'returned', win: '0' }]);
    expect(state().decision).toMatchObject({ roundId: '10', result: { status: 'returned', win: STAKE } });
  });
});

describe('auto-bet', () => {
  const start = () =>
    session.startAuto({
      stake: STAKE,
      autoRate: 20_000n,
      rounds: 2,
      stopWin: null,
      stopLoss: null,
      onWin: { type: 'keep' },
      onLoss: { type: 'keep' },
    });

  it('bets on each round once, also across a connection loss, and stops after its count', async () => {
    start();
    expect(house.open('crashBet')).toHaveLength(1);
    await house.answer('crashBet', reply('10'));
    house.drop();
    house.reconnect();
    await house.answer('crashCurGame', testGame('10', { own: testOwn('10') }));
    expect(house.open('crashBet')).toHaveLength(0);
    house.publish('crashEnd', testEnd('10', 15_000n));
    house.publish('crashStart', testStart('11'));
    expect(house.open('crashBet')[0]?.variables).toMatchObject({ roundId: '11', key: 'key 2' });
    await house.answer('crashBet', reply('11', { betId: '501' }));
    house.publish('crashEnd', testEnd('11', 15_000n));
    expect(state().auto).toMatchObject({ played: 2, net: -2n * STAKE, stopped: 'rounds' });
    house.publish('crashStart', testStart('12'));
    expect(house.open('crashBet')).toHaveLength(0);
  });

  it('continues after a temporary refusal, and stops at a permanent one', async () => {
    start();
    await house.open('crashBet')[0]?.refuse(716);
    await house.answer('crashCurGame', testGame('11'));
    expect(house.open('crashBet')[0]?.variables).toMatchObject({ roundId: '11' });
    await house.open('crashBet')[0]?.refuse(700);
    expect(state().auto?.stopped).toBe('balance');
  });

  it('stops when the player leaves the game or signs out', () => {
    start();
    session.signedOut();
    expect(state().auto?.stopped).toBe('signedOut');
    start();
    session.close();
    expect(state().auto?.stopped).not.toBeNull();
  });
});

describe('a payout after the end of a flight', () => {
  it('for a late automatic cash-out is in the balance as soon as it is paid', async () => {
    void session.bet('10', STAKE, 15_000n);
    await house.answer('crashBet', reply('10', { autoRate: '15000' }));
    expect(house.balance).toBe(99_000_000n);
    house.time = LIFT_OFF + 8_200;
    house.publish('crashEnd', testEnd('10', 15_010n));
    expect(state().decision?.result).toMatchObject({ status: 'cashed', rate: 15_000n, win: 1_500_000n });
    // The payout arrives 150 ms later, as a balance event.
    house.time += 150;
    house.pay('crash', '10', 1_500_000n);
    expect(house.balance).toBe(100_500_000n);
  });

  it("for another tab's cash-out corrects an announced loss, once", async () => {
    void session.bet('10', STAKE, null);
    await house.answer('crashBet', reply('10'));
    house.time = LIFT_OFF + 8_200;
    house.publish('crashEnd', testEnd('10', 15_010n));
    expect(state().decision?.result).toMatchObject({ status: 'lost', win: 0n });
    const own = testBet('500', { userId: PLAYER.id });
    house.publish('crashEscapeInfo', [testCashOut('10', own, 14_900n)]);
    const corrected = state().decision;
    expect(corrected?.result).toMatchObject({ status: 'cashed', rate: 14_900n, win: 1_490_000n });
    house.pay('crash', '10', 1_490_000n);
    expect(house.balance).toBe(100_490_000n);
    house.publish('crashEscapeInfo', [testCashOut('10', own, 14_900n)]);
    expect(state().decision).toBe(corrected);
  });
});
