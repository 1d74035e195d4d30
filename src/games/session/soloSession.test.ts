import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import type { SoloBet } from '../../../contract/games/solo/channel.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { AutoSettings } from '../engine/autoRun.ts';
import type { SoloRound } from '../engine/soloPlay.ts';
import type { SoloAdapter } from './soloAdapter.ts';
import { phaseOf, WIN_RESTS_MS } from './soloReducer.ts';
import { SoloSession } from './soloSession.ts';
import { TestHouse } from './testHouse.ts';

/** A ladder of three steps: each right step doubles, a wrong one ends the round, cashing out is possible after any. */
interface Ladder {
  round: SoloRound;
  choice: null;
  move: 'left' | 'right';
  settings: AutoSettings;
}

const SHOWS_MS = 600;
const PLAYER = { id: 'u1', name: 'sari', avatar: 0 };

const operation = <Data>(field: string): Operation<Data, object> =>
  ({ field, name: field, query: '' }) as unknown as Operation<Data, object>;
const play = operation<{ round: SoloRound; balance: bigint; sequence: bigint }>('play');
const current = operation<{ round: SoloRound | null; latest: SoloRound[] }>('curRound');
const updated = operation<SoloRound>('update');
const ended = operation<SoloBet[]>('ended');

const OPEN_TO_ALL = { feed: [], limits: { min: 100n, max: 1_000_000n, maxProfit: 10n ** 9n }, seeds: null };

const ADAPTER: SoloAdapter<Ladder> = {
  key: 'ladder',
  subscribe: ({ channel }, receive) => channel.subscribe(ended, { next: receive }),
  follow: ({ channel }, _playerId, receive) => channel.subscribe(updated, { next: receive }),
  snapshot: async ({ channel }) => ({ ...OPEN_TO_ALL, ...(await channel.request(current, {})) }),
  send: ({ channel }, request) => channel.request(play, request),
  shownAt: ({ round, cameAt }) => cameAt + (round.over ? SHOWS_MS : 0),
  autoChoice: () => null,
  autoMove: (round) => (round.step === 0 ? { move: 'left' } : 'cashOut'),
};

const round = (id: number, step: number, win: bigint | null = null): SoloRound => ({
  roundId: String(id),
  step,
  over: win !== null,
  end: win === null ? null : win > 0n ? 'cashedOut' : 'lost',
  stake: 1_000n,
  rate: 10_000n,
  win: win ?? 0n,
  startTime: 0,
  endTime: null,
  fair: { pairId: '1', serverSeedHash: '', serverSeed: null, clientSeed: '', nonce: id },
});

let house: TestHouse;
let session: SoloSession<Ladder>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  house = new TestHouse();
  session = new SoloSession(ADAPTER, house.deps);
  return () => {
    session.close();
    vi.useRealTimers();
  };
});

const state = () => {
  const stateBefore = session.store.getState();
  return { ...stateBefore, phase: phaseOf(stateBefore) };
};
const START = { type: 'start', stake: 1_000n, choice: null } as const;

/** Advances the time, including the session's timers. */
function pass(ms: number): void {
  house.time += ms;
  vi.advanceTimersByTime(ms);
}

/** As in the server's replies, the balance includes the round's payout. */
const reply = (one: SoloRound) => ({
  round: one,
  balance: house.balance + (one.over ? one.win : 0n),
  sequence: house.nextSequence(),
});

async function enter(
  snapshot: { round: SoloRound | null; latest: SoloRound[] } = { round: null, latest: [] },
) {
  session.signedIn(PLAYER);
  session.open();
  await house.answer('curRound', snapshot);
}

test('a round is started, stepped through and cashed out; its win is shown with the picture, then stays on display', async () => {
  await enter();
  expect(session.play(START)).toBe(true);
  expect(state().phase).toBe('processing');
  expect(session.play(START)).toBe(false);
  await house.answer('play', reply(round(1, 0)));
  expect(state()).toMatchObject({ phase: 'ready', round: { roundId: '1', step: 0 } });
  session.play({ type: 'cashOut', roundId: '1' });
  const before = house.balance;
  await house.answer('play', reply(round(1, 1, 1_960n)));
  expect([house.balance, state().latest]).toEqual([before, []]);
  pass(SHOWS_MS);
  expect(house.balance).toBe(before + 1_960n);
  expect(state()).toMatchObject({ phase: 'processing', latest: [{ roundId: '1' }] });
  pass(WIN_RESTS_MS);
  expect(state().phase).toBe('ready');
});

test('after a lost round the game is ready as soon as it was shown; after a refusal at once', async () => {
  await enter();
  session.play(START);
  await house.answer('play', reply(round(1, 0, 0n)));
  pass(SHOWS_MS);
  expect(state()).toMatchObject({ phase: 'ready', latest: [{ roundId: '1' }] });
  session.play(START);
  await house.open('play')[0]?.refuse(ErrorCode.insufficientBalance);
  expect(state()).toMatchObject({ phase: 'ready', request: null });
});

test('an open round is restored, and one that ended in another tab shows its result', async () => {
  await enter({ round: round(7, 2), latest: [round(6, 1, 0n)] });
  expect(state()).toMatchObject({ phase: 'ready', round: { roundId: '7', step: 2 } });
  house.publish('update', round(7, 1));
  expect(state().round?.step).toBe(2);
  house.publish('update', round(7, 3, 500n));
  expect(state().phase).toBe('processing');
  pass(SHOWS_MS);
  expect(state().latest.map((one) => one.roundId)).toEqual(['7', '6']);
});

test.each([true, false])(
  'a start whose reply was lost is resolved by the next snapshot (accepted: %s)',
  async (taken) => {
    await enter({ round: null, latest: [round(3, 0, 0n)] });
    session.play(START);
    await house.open('play')[0]?.timeOut();
    expect(state().phase).toBe('processing');
    const latest = [...(taken ? [round(4, 0, 2_000n)] : []), round(3, 0, 0n)];
    await house.answer('curRound', { round: null, latest });
    expect(state()).toMatchObject({ request: null, phase: taken ? 'processing' : 'ready' });
    pass(SHOWS_MS + WIN_RESTS_MS);
    pass(WIN_RESTS_MS);
    expect(state().latest.map((one) => one.roundId)).toEqual(taken ? ['4', '3'] : ['3']);
  },
);

test('a run of auto-bets plays round after round by its own moves, counts them, and ends on a refusal', async () => {
  await enter();
  const keepStake = { type: 'keep' } as const;
  const stops = { stopWin: null, stopLoss: null, onWin: keepStake, onLoss: keepStake };
  session.startAuto({ stake: 1_000n, rounds: 3, ...stops });
  for (const id of [1, 2]) {
    await house.answer('play', reply(round(id, 0)));
    await house.answer('play', reply(round(id, 1)));
    await house.answer('play', reply(round(id, 2, 1_960n)));
    pass(SHOWS_MS);
    pass(WIN_RESTS_MS);
  }
  expect(state().auto).toMatchObject({ played: 2, net: 1_920n, stopped: null });
  await house.open('play')[0]?.refuse(ErrorCode.insufficientBalance);
  expect(state().auto?.stopped).toBe('balance');
  expect(house.open('play')).toEqual([]);
});

/** Reloads the page: the tab's storage stays, the in-memory state is lost. */
async function reload(snapshot: { round: SoloRound | null; latest: SoloRound[] }) {
  const { tab } = house;
  house = new TestHouse();
  for (const [key, text] of tab) house.tab.set(key, text);
  session = new SoloSession(ADAPTER, house.deps);
  await enter(snapshot);
}

const RUN = { stake: 1_000n, rounds: 3, stopWin: null, stopLoss: null } as const;
const KEEP_STAKE = { onWin: { type: 'keep' }, onLoss: { type: 'keep' } } as const;

test('a run is restored after a reload, continues in its open round only on a press, and keeps its counters', async () => {
  await enter();
  session.startAuto({ ...RUN, ...KEEP_STAKE });
  await house.answer('play', reply(round(1, 0)));
  await house.answer('play', reply(round(1, 1)));
  await reload({ round: round(1, 1), latest: [] });
  expect(state().auto).toMatchObject({ played: 0, stopped: 'interrupted', open: 1_000n });
  expect(house.open('play')).toEqual([]);
  session.resumeAuto();
  // The page goes away while the reply is pending.
  await reload({ round: null, latest: [round(1, 2, 1_960n)] });
  expect(state().auto).toMatchObject({ played: 1, net: 960n, open: null, stopped: 'interrupted' });
  session.resumeAuto();
  expect(house.open('play')).toMatchObject([{ variables: { type: 'start', stake: 1_000n } }]);
  await house.answer('play', reply(round(2, 0)));
  await house.answer('play', reply(round(2, 1)));
  await house.answer('play', reply(round(2, 2, 0n)));
  pass(SHOWS_MS);
  expect(state().auto).toMatchObject({ played: 2, net: -40n, stopped: null });
});

test.each([
  ['that the server never accepted is not counted', { round: null, latest: [round(4, 2, 0n)] }, 0, null],
  [
    'that was lost meanwhile is counted',
    { round: null, latest: [round(5, 1, 0n), round(4, 2, 0n)] },
    1,
    null,
  ],
  ['that is open continues', { round: round(5, 0), latest: [round(4, 2, 0n)] }, 0, 1_000n],
])('a start whose reply was lost by the reload: one %s', async (_what, snapshot, played, open) => {
  await enter({ round: null, latest: [round(4, 2, 0n)] });
  session.startAuto({ ...RUN, ...KEEP_STAKE });
  await reload(snapshot);
  expect(state().auto).toMatchObject({ played, open, stopped: 'interrupted' });
  session.resumeAuto();
  const next = open === null ? { type: 'start' } : { type: 'move', roundId: '5' };
  expect(house.open('play')).toMatchObject([{ variables: next }]);
});

test('a run is not restored after it was stopped, after leaving the game, or for another player', async () => {
  for (const end of [() => session.stopAuto('player'), () => session.close()]) {
    await reload({ round: null, latest: [] });
    session.startAuto({ ...RUN, ...KEEP_STAKE });
    end();
    await reload({ round: null, latest: [] });
    expect(state().auto).toBeNull();
  }
  session.startAuto({ ...RUN, ...KEEP_STAKE });
  const { tab } = house;
  house = new TestHouse();
  for (const [key, text] of tab) house.tab.set(key, text);
  session = new SoloSession(ADAPTER, house.deps);
  session.signedIn({ ...PLAYER, id: 'u2' });
  expect(state().auto).toBeNull();
});

test("a player's data is cleared after a change of accounts", async () => {
  await enter({ round: round(7, 2), latest: [round(6, 1, 0n)] });
  session.signedOut();
  expect(state()).toMatchObject({ player: null, round: null, latest: [], request: null });
  session.signedIn({ ...PLAYER, id: 'u2' });
  // Meanwhile a visitor's snapshot was requested.
  await house.answer('curRound', { round: null, latest: [] });
  await house.answer('curRound', { round: null, latest: [] });
  expect(state()).toMatchObject({ round: null, connection: 'ready', phase: 'ready' });
});

test('a run of auto-bets ends with its player, also when another player signs in directly', async () => {
  await enter();
  const keepStake = { type: 'keep' } as const;
  session.startAuto({
    stake: 1_000n,
    rounds: 3,
    stopWin: null,
    stopLoss: null,
    onWin: keepStake,
    onLoss: keepStake,
  });
  await house.answer('play', reply(round(1, 0)));
  const requests = house.open('play');
  session.signedIn({ ...PLAYER, id: 'u2' });
  expect(state().auto?.stopped).toBe('signedOut');
  await house.answer('curRound', { round: null, latest: [] });
  expect(state().phase).toBe('ready');
  expect(house.open('play')).toEqual(requests);
});

test('with any loss, delay or duplication: one request at a time, every result listed once, and the final state matches the server', async () => {
  const often = ['go', 'answer', 'snapshot', 'pass'];
  const act = fc.constantFrom(...often, ...often, 'cashOut', 'elsewhere', 'lose', 'refuse', 'tell', 'drop');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 80, size: 'max' }), async (acts) => {
      const own = new TestHouse();
      house = own;
      session = new SoloSession(ADAPTER, own.deps);
      let rounds: SoloRound[] = [];
      const now = () => rounds.find((one) => !one.over) ?? null;
      const truth = () => ({ round: now(), latest: rounds.filter((one) => one.over) });
      /** The server executes the request whether its reply arrives or not. */
      const done = (request: Record<string, unknown>): SoloRound | null => {
        const open = now();
        if ((request.type === 'start') !== (open === null)) return null;
        const next = open
          ? { ...open, step: open.step + 1, over: request.type === 'cashOut' || open.step > 1, win: 0n }
          : round(rounds.length + 1, 0);
        rounds = [next, ...rounds.filter((one) => one !== open)];
        return next;
      };
      await enter();
      for (const what of acts) {
        const [sent] = own.open('play');
        const open = now();
        if (what === 'go' && !open) session.play(START);
        else if (what === 'go' && open) session.move('left');
        else if (what === 'cashOut' && open) session.play({ type: 'cashOut', roundId: open.roundId });
        else if (what === 'elsewhere') done({ type: open ? 'cashOut' : 'start' });
        else if (what === 'answer' && sent) {
          const came = done(sent.variables);
          await (came ? sent.answer(reply(came)) : sent.refuse(ErrorCode.refreshPage));
        } else if (what === 'lose' && sent) {
          done(sent.variables);
          await sent.timeOut();
        } else if (what === 'refuse') await sent?.refuse(ErrorCode.badParameter);
        else if (what === 'tell' && rounds[0]) own.publish('update', rounds[0]);
        else if (what === 'drop') {
          own.drop();
          own.reconnect();
        } else if (what === 'pass') pass(SHOWS_MS);
        else if (what === 'snapshot') await own.open('curRound')[0]?.answer(truth());
        expect(own.open('play').length).toBeLessThanOrEqual(1);
        const ids = state().latest.map((one) => one.roundId);
        expect(new Set(ids).size).toBe(ids.length);
        if (state().showing) expect(ids).not.toContain(state().round?.roundId);
      }
      for (const unanswered of own.open('play')) await unanswered.timeOut();
      session.refresh();
      while (own.open('curRound')[0]) await own.open('curRound')[0]?.answer(truth());
      pass(SHOWS_MS);
      pass(WIN_RESTS_MS);
      const listed = rounds.filter((one) => one.over).slice(0, 10);
      expect(state()).toMatchObject({ phase: 'ready', request: null, connection: 'ready' });
      expect(state().latest).toEqual(listed);
      if (now()) expect(state().round).toEqual(now());
      session.close();
    }),
    { numRuns: 150 },
  );
});
