import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../../contract/errors.ts';
import { operation } from '../../../../contract/operation.ts';
import { TestHouse } from '../../session/testHouse.ts';
import type { PoolStake } from '../engine/poolStakes.ts';
import type { PoolBet, PoolEvent, PoolPast, PoolSnapshotRead } from '../engine/poolState.ts';
import { bet, end, GAME, opening, PLAYER, snapshot, start } from '../engine/testPools.ts';
import type { PoolBetRequest, PoolMyBet, PoolWire } from './poolAdapter.ts';
import { PoolSession } from './poolSession.ts';

const CUR = operation<PoolSnapshotRead<number>, { currency: string }>('cur', '');
const PAST = operation<PoolPast<number>[], { count: number }>('past', '');
const NEWS = operation<PoolEvent<number>>('news', '');
const BET = operation<{ bet: PoolBet; balance: bigint; sequence: bigint }, PoolBetRequest>('bet', '');
const MINE = operation<PoolMyBet<number>[], { count: number }>('mine', '');

const wire: PoolWire<number> = {
  key: 'test',
  game: GAME,
  snapshot: (channel, currency) => channel.request(CUR, { currency }),
  past: (channel, count) => channel.request(PAST, { count }),
  subscribe: (channel, receive) => [channel.subscribe(NEWS, { next: receive })],
  bet: (channel, request) => channel.request(BET, request),
  myBets: (channel, count) => channel.request(MINE, { count }),
};

const TEN = opening('10');
const CHIP = 1_000_000n;
let house: TestHouse;
let session: PoolSession<number>;
let stored: (readonly PoolStake[])[];

const state = () => session.store.getState();
const publish = (event: PoolEvent<number>) => house.publish('news', event);

async function snap(event: PoolEvent<number>, rounds: PoolPast<number>[] = []): Promise<void> {
  if (event.type !== 'snapshot') throw new Error('not a snapshot');
  await house.answer('past', rounds);
  await house.answer('cur', event.round);
}

/** Accepts the oldest open bet request. */
async function accept(betId: string): Promise<PoolBet> {
  const [request] = house.open('bet');
  if (!request) throw new Error('nobody asked for a bet');
  const { roundId, pool, amount } = request.variables as unknown as PoolBetRequest;
  const placed = bet(roundId, betId, { userId: PLAYER.id, pool, amount });
  const sequence = house.nextSequence();
  await house.answer('bet', { bet: placed, balance: house.balance - amount, sequence });
  return placed;
}

function at(time: number): void {
  vi.advanceTimersByTime(Math.max(0, time - house.time));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  house = new TestHouse();
  house.time = TEN.startTime + 2_000;
  stored = [];
  session = new PoolSession(wire, house.deps, { before: [], store: (before) => stored.push(before) });
  session.signedIn(PLAYER);
  session.open();
  await snap(snapshot('10', []));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('the slip', () => {
  it('is summed up per pool, undone step by step, cleared, and doubled', () => {
    expect(session.add([{ pool: 0, amount: CHIP }])).toBeNull();
    session.add([{ pool: 2, amount: 2n * CHIP }]);
    expect(session.unplaced()).toEqual([CHIP, 0n, 2n * CHIP]);
    session.double();
    expect(session.unplaced()).toEqual([2n * CHIP, 0n, 4n * CHIP]);
    session.undo();
    expect(session.unplaced()).toEqual([2n * CHIP, 0n, 2n * CHIP]);
    session.clear();
    expect(session.unplaced()).toEqual([0n, 0n, 0n]);
  });

  it('is refused beyond the limit of a pool and beyond the balance, all or none', () => {
    house.balance = 2_000_000_000n;
    expect(session.add([{ pool: 1, amount: 500_000_000n }])).toBeNull();
    expect(session.add([{ pool: 1, amount: 100_000n }])).toBe('overLimit');
    house.balance = 500_000_000n;
    expect(session.add([{ pool: 0, amount: 100_000n }])).toBe('noFunds');
    expect(session.unplaced()).toEqual([0n, 500_000_000n, 0n]);
  });

  it('counts placed and pending stakes towards the limit', async () => {
    house.balance = 2_000_000_000n;
    session.add([{ pool: 1, amount: 300_000_000n }]);
    void session.place('10');
    expect(session.add([{ pool: 1, amount: 300_000_000n }])).toBe('overLimit');
    await accept('5');
    expect(session.add([{ pool: 1, amount: 300_000_000n }])).toBe('overLimit');
    expect(session.add([{ pool: 1, amount: 200_000_000n }])).toBeNull();
  });
});

describe('placing', () => {
  it('sends one bet per pool, each with its own key, and shows them as pending until accepted', async () => {
    session.add([{ pool: 0, amount: CHIP }]);
    session.add([{ pool: 0, amount: CHIP }]);
    session.add([{ pool: 1, amount: CHIP }]);
    const placed = session.place('10');
    const requests = house.open('bet').map(({ variables }) => variables);
    expect(requests).toMatchObject([
      { key: 'key 1', roundId: '10', pool: 0, amount: 2n * CHIP },
      { key: 'key 2', roundId: '10', pool: 1, amount: CHIP },
    ]);
    expect(session.unplaced()).toEqual([2n * CHIP, CHIP, 0n]);
    await accept('5');
    expect(session.unplaced()).toEqual([0n, CHIP, 0n]);
    await accept('6');
    expect(await placed).toBeNull();
    expect(state().game.round?.ownStakes).toEqual([2n * CHIP, CHIP, 0n]);
    expect(house.balance).toBe(97_000_000n);
  });

  it('keeps the balance of the newest bet when replies arrive out of order', async () => {
    session.add([{ pool: 0, amount: CHIP }]);
    session.add([{ pool: 1, amount: CHIP }]);
    void session.place('10');
    const [first, second] = house.open('bet');
    await second?.answer({
      bet: bet('10', '6', { userId: PLAYER.id, pool: 1 }),
      balance: 98_000_000n,
      sequence: 3n,
    });
    await first?.answer({
      bet: bet('10', '5', { userId: PLAYER.id, pool: 0 }),
      balance: 99_000_000n,
      sequence: 2n,
    });
    expect(house.balance).toBe(98_000_000n);
  });

  it('leaves a refused bet on the slip when it may be placed again, and drops one that came too late', async () => {
    session.add([{ pool: 0, amount: CHIP }]);
    session.add([{ pool: 1, amount: CHIP }]);
    const placed = session.place('10');
    await house.open('bet')[0]?.refuse(ErrorCode.insufficientBalance);
    await house.open('bet')[0]?.refuse(ErrorCode.roundEnding);
    expect(await placed).toBe(ErrorCode.insufficientBalance);
    expect(session.unplaced()).toEqual([CHIP, 0n, 0n]);
    expect(state().pending).toEqual([]);
  });

  it.each(['lost', 'busy'] as const)('lets the next snapshot decide when the reply is %s', async (answer) => {
    session.add([{ pool: 0, amount: CHIP }]);
    void session.place('10');
    const request = house.open('bet')[0];
    await (answer === 'lost' ? request?.timeOut() : request?.refuse(ErrorCode.tooFrequent));
    expect(session.unplaced()).toEqual([CHIP, 0n, 0n]);
    await snap(snapshot('10', [bet('10', '5', { userId: PLAYER.id })]));
    expect(session.unplaced()).toEqual([0n, 0n, 0n]);
    expect(state().game.round?.ownStakes).toEqual([CHIP, 0n, 0n]);
  });
});

describe('a result', () => {
  async function play(result: number, voided = false): Promise<void> {
    session.add([{ pool: 0, amount: CHIP }]);
    void session.place('10');
    await accept('5');
    house.time = TEN.closeTime + 300;
    publish(end('10', result, voided));
  }

  it('is shown nowhere before the picture has shown it', async () => {
    await play(3);
    house.pay('test', '10', 2n * CHIP);
    expect(state()).toMatchObject({ shown: null, decision: null });
    expect(house.balance).toBe(99_000_000n);
    const shown = TEN.closeTime + GAME.shownAfter(3);
    const wait = shown - house.time;
    house.time = shown;
    vi.advanceTimersByTime(wait);
    expect(state().shown).toBe('10');
    expect(state().decision?.own).toEqual({ stake: CHIP, payout: 2n * CHIP });
    expect(house.balance).toBe(101_000_000n);
  });

  it('is not revealed by the balance in the reply to a bet on the next round', async () => {
    await play(3);
    publish(start('11'));
    session.add([{ pool: 1, amount: CHIP }]);
    void session.place('11');
    const sequences = [house.nextSequence(), house.nextSequence()] as const;
    const placed = bet('11', '6', { userId: PLAYER.id, pool: 1, amount: CHIP });
    // The server has paid the previous round, but its event arrives after the bet's reply.
    await house.answer('bet', { bet: placed, balance: 100_000_000n, sequence: sequences[1] });
    expect(house.balance).toBe(99_000_000n);
    house.pay('test', '10', 2n * CHIP, sequences[0]);
    house.deps.wallet.receive({ balance: 100_000_000n, sequence: sequences[1] });
    expect(house.balance).toBe(98_000_000n);
    house.time = TEN.endTime;
    vi.advanceTimersByTime(GAME.shownAfter(3));
    expect(house.balance).toBe(100_000_000n);
  });

  it('does not hold back other balance changes meanwhile', async () => {
    await play(3);
    house.pay('test', '10', 2n * CHIP);
    house.pay('elsewhere', '7', 49_000_000n);
    expect(house.balance).toBe(148_000_000n);
    house.time = TEN.endTime;
    vi.advanceTimersByTime(GAME.shownAfter(3));
    expect(house.balance).toBe(150_000_000n);
  });

  it('is in the balance at once when a late server pays after the picture', async () => {
    await play(3);
    house.time = TEN.endTime;
    vi.advanceTimersByTime(GAME.shownAfter(3));
    expect(house.balance).toBe(99_000_000n);
    house.pay('test', '10', 2n * CHIP);
    expect(house.balance).toBe(101_000_000n);
  });

  it('is in the balance at once when it is paid as late as in the next round', async () => {
    await play(3);
    house.time = TEN.endTime;
    vi.advanceTimersByTime(GAME.shownAfter(3));
    publish(start('11'));
    house.pay('test', '10', 2n * CHIP);
    expect(house.balance).toBe(101_000_000n);
  });

  it('returns the stakes at once when the round was voided', async () => {
    await play(3, true);
    expect(state().decision).toMatchObject({ own: { stake: CHIP, payout: CHIP }, voided: true });
  });

  it('is followed by the option to repeat the same stakes', async () => {
    await play(12);
    house.time = TEN.endTime;
    vi.advanceTimersByTime(GAME.shownAfter(12));
    expect(state().decision?.own?.payout).toBe(0n);
    expect(stored).toEqual([[{ pool: 0, amount: CHIP }]]);
    publish(start('11'));
    session.rebet();
    expect(session.unplaced()).toEqual([CHIP, 0n, 0n]);
  });

  it('of a missed round is looked up once it is settled', async () => {
    session.add([{ pool: 0, amount: CHIP }]);
    void session.place('10');
    const placed = await accept('5');
    house.drop();
    house.time = opening('12').startTime + 100;
    house.reconnect();
    await snap(snapshot('12', []));
    house.pay('test', '10', 2n * CHIP);
    const mine: PoolMyBet<number> = { bet: placed, status: 'placed', payout: 0n, result: null };
    await house.answer('mine', [mine]);
    expect(state().decision).toBeNull();
    expect(house.balance).toBe(99_000_000n);
    publish({ type: 'bets', bets: [bet('12', '90')] });
    await house.answer('mine', [{ ...mine, status: 'cashed', payout: 2n * CHIP, result: 4 }]);
    expect(state().decision).toMatchObject({ roundId: '10', own: { stake: CHIP, payout: 2n * CHIP } });
    expect(house.balance).toBe(101_000_000n);
  });
});

describe('events and connection', () => {
  it('is lost at once, and ready only with a new snapshot', async () => {
    house.drop();
    expect(state().connection).toBe('lost');
    house.reconnect();
    expect(state().connection).toBe('lost');
    await snap(snapshot('11', []));
    expect(state().connection).toBe('ready');
  });

  it('requests a snapshot when no result follows the close for long', () => {
    house.time = TEN.closeTime + 4_000;
    at(house.time + 2_000);
    expect(house.open('cur')).toHaveLength(1);
  });

  it('adds round ids to the history', async () => {
    house.drop();
    house.reconnect();
    await snap(snapshot('10', []), [{ roundId: '9', result: 7 }]);
    expect(state().game.history).toEqual([{ roundId: '9', result: 7 }]);
  });
});

describe('auto-bets', () => {
  const rules = { rounds: 2, stopWin: null, stopLoss: null, onWin: { type: 'keep' as const } };
  const doubling = { ...rules, onLoss: { type: 'increase' as const, percent: 100 } };
  const bets = [
    { pool: 0, amount: CHIP },
    { pool: 2, amount: 3n * CHIP },
  ];

  it('place the same bets every round, raised together after a loss, and end', async () => {
    session.startAuto({ ...doubling, stake: 4n * CHIP, bets });
    await accept('5');
    await accept('6');
    house.time = TEN.endTime;
    publish(end('10', 12));
    vi.advanceTimersByTime(GAME.shownAfter(12));
    expect(state().auto).toMatchObject({ played: 1, net: -4n * CHIP, stake: 8n * CHIP });
    house.time = opening('11').startTime + 10;
    publish(start('11'));
    expect(house.open('bet').map(({ variables }) => variables.amount)).toEqual([2n * CHIP, 6n * CHIP]);
    await accept('7');
    await accept('8');
    house.time = opening('11').endTime;
    publish(end('11', 0));
    expect(state().auto).toMatchObject({ played: 2, stopped: 'rounds', net: 72n * CHIP });
  });

  it('stop when the balance is too low', () => {
    house.balance = 3n * CHIP;
    session.startAuto({ ...doubling, stake: 4n * CHIP, bets });
    expect(state().auto?.stopped).toBe('balance');
    expect(house.open('bet')).toEqual([]);
  });

  it('stop where the largest of them would exceed the limit of a single bet', () => {
    house.balance = 2_000_000_000n;
    const large = [{ pool: 0, amount: 600_000_000n }];
    session.startAuto({ ...doubling, stake: 600_000_000n, bets: large });
    expect(state().auto?.stopped).toBe('limit');
  });
});

describe('a run of auto-bets after a page reload', () => {
  const settings = {
    ...{ stake: CHIP, rounds: 3, stopWin: null, stopLoss: null, bets: [{ pool: 0, amount: CHIP }] },
    ...{ onWin: { type: 'keep' as const }, onLoss: { type: 'increase' as const, percent: 100 } },
  };

  /** A reload in the same tab: the in-memory state is lost and the session was not closed. */
  async function reload(player = PLAYER, roundId = '10', bets: PoolBet[] = []): Promise<void> {
    session = new PoolSession(wire, house.deps, { before: [], store: () => undefined });
    session.signedIn(player);
    session.open();
    await snap(snapshot(roundId, bets), []);
  }

  it('stops, keeps its numbers, bets nothing by itself, and resumes on a press with the same counters', async () => {
    session.startAuto(settings);
    const placed = await accept('5');
    house.time = TEN.endTime;
    publish(end('10', 10));
    expect(state().auto).toMatchObject({ played: 1, net: -CHIP, open: null });
    house.time = opening('11').startTime + 10;
    await reload(PLAYER, '11');
    expect(state().auto).toMatchObject({ stopped: 'interrupted', played: 1, net: -CHIP, stake: 2n * CHIP });
    expect(house.open('bet')).toEqual([]);
    session.resumeAuto();
    expect(house.open('bet').map(({ variables }) => variables)).toMatchObject([
      { roundId: '11', amount: 2n * CHIP },
    ]);
    expect(state().auto).toMatchObject({ stopped: null, played: 1, open: 2n * CHIP });
    expect(placed.amount).toBe(CHIP);
  });

  it('counts the bet that was open, whether its end is received or looked up', async () => {
    session.startAuto(settings);
    const placed = await accept('5');
    await reload(PLAYER, '10', [placed]);
    expect(state().auto).toMatchObject({ stopped: 'interrupted', played: 0, open: CHIP });
    house.time = TEN.endTime;
    publish(end('10', 10));
    expect(state().auto).toMatchObject({ stopped: 'interrupted', played: 1, net: -CHIP, open: null });

    session.resumeAuto();
    house.time = opening('11').startTime + 10;
    publish(start('11'));
    const second = await accept('6');
    house.time = opening('12').startTime + 10;
    await reload(PLAYER, '12');
    await house.answer('mine', [{ bet: second, status: 'lost', payout: 0n, result: 10 }]);
    expect(state().auto).toMatchObject({ stopped: 'interrupted', played: 2, net: -3n * CHIP, open: null });
  });

  it('is not restored for another player, after it was stopped, or when it is too old', async () => {
    session.startAuto(settings);
    await accept('5');
    await reload({ ...PLAYER, id: '99' });
    expect(state().auto).toBeNull();
    await reload();
    expect(state().auto?.stopped).toBe('interrupted');
    session.stopAuto('player');
    expect(house.tab.size).toBe(0);
    await reload();
    expect(state().auto).toBeNull();

    session.startAuto(settings);
    house.time += 13 * 3_600_000;
    await reload();
    expect(state().auto).toBeNull();
  });
});
