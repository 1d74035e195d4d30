import { describe, expect, it } from 'vitest';
import type { BetStatus } from '../../../../contract/channel.ts';
import { lostPending, openPending, pendingOn } from '../../engine/pending.ts';
import { initial, reduce } from './crash.ts';
import { type ButtonFacts, crashButton, pressMeaning } from './crashButton.ts';
import { isAnswered } from './crashOwn.ts';
import type { CrashEvent, CrashPending, CrashState } from './crashState.ts';
import {
  LIFT_OFF,
  PLAYER,
  testBet,
  testCashOut,
  testEnd,
  testGame,
  testOwn,
  testStart,
} from './testCrash.ts';

const STAKE = 1_000_000n;
const fold = (state: CrashState, ...events: CrashEvent[]) => events.reduce(reduce, state);
const reply = (roundId: string, more = {}, receivedAt = 1): CrashEvent => ({
  type: 'ownReply',
  own: testOwn(roundId, more),
  receivedAt,
});
const signedIn = fold(
  initial,
  { type: 'signedIn', player: PLAYER },
  { type: 'snapshot', game: testGame('10'), requestedAt: 0 },
);
const end = (target = 24_100n, more = {}): CrashEvent => ({ type: 'end', end: testEnd('10', target, more) });

const NONE: readonly CrashPending[] = [];

function request(kind: CrashPending['kind'], roundId = '10'): CrashPending {
  return { kind, roundId, key: `${kind} ${roundId}`, amount: STAKE, autoRate: null, lostAt: null };
}

/** The pending requests that a state has not resolved. */
function stillOpen(pending: readonly CrashPending[], state: CrashState, requestedAt: number | null = null) {
  const live = state.round?.roundId ?? null;
  return openPending(pending, live, requestedAt, (one) => isAnswered(one, state.ownBets));
}

function facts(more: Partial<ButtonFacts> = {}): ButtonFacts {
  return {
    state: signedIn,
    betSlot: 1,
    now: LIFT_OFF - 4_000,
    connected: true,
    signedIn: true,
    balance: 10n * STAKE,
    stake: STAKE,
    pending: NONE,
    mode: 'manual',
    autoRunning: false,
    ...more,
  };
}

const STATUSES: (BetStatus | null)[] = [null, 'placed', 'cashed', 'lost', 'returned'];
const ended = (status: BetStatus) =>
  status === 'cashed' ? { isEscape: true, escapeRate: '15000', winAmount: '1500000' } : {};

/** Every combination of the button's inputs. */
function* everything(): Generator<
  ButtonFacts & { own: BetStatus | null; next: BetStatus | null; flying: boolean }
> {
  const kinds: (CrashPending['kind'] | null)[] = [null, 'bet', 'cancel', 'cashOut'];
  for (const phase of ['preparation', 'goUp', 'crashed'])
    for (const own of STATUSES)
      for (const next of [null, 'placed', 'returned'] as const)
        for (const kind of kinds)
          for (const nextKind of kinds.slice(0, 3))
            for (const connected of [true, false])
              for (const visitor of [false, true])
                for (const stake of [STAKE, null])
                  for (const balance of [10n * STAKE, STAKE - 1n])
                    for (const mode of ['manual', 'auto'] as const)
                      for (const autoRunning of [false, true]) {
                        let state = signedIn;
                        if (own) state = fold(state, reply('10', { status: own, ...ended(own) }));
                        if (next) state = fold(state, reply('11', { status: next, betId: '501' }));
                        if (phase === 'crashed') state = fold(state, end());
                        let pending = NONE;
                        if (kind) pending = [...pending, request(kind)];
                        if (nextKind) pending = [...pending, request(nextKind, '11')];
                        const now = phase === 'preparation' ? LIFT_OFF - 4_000 : LIFT_OFF + 3_000;
                        const flying = phase === 'goUp';
                        const money = { stake, balance, mode, autoRunning };
                        yield {
                          state,
                          betSlot: 1,
                          now,
                          connected,
                          signedIn: !visitor,
                          pending,
                          ...money,
                          own,
                          next,
                          flying,
                        };
                      }
}

describe('the big button, over every combination', () => {
  const cases = [...everything()].map((one) => ({ ...one, button: crashButton(one) }));

  it('offers nothing without a connection, and only signing in for a visitor', () => {
    for (const { button, connected, signedIn } of cases) {
      if (!connected) expect(button).toMatchObject({ kind: 'reconnecting', action: null });
      else if (!signedIn) expect(button.action).toBe('signIn');
      else expect(button.action).not.toBe('signIn');
    }
  });

  it('offers a cash-out only for an open bet in flight, and shows its payout', () => {
    for (const { button, own, flying, pending } of cases) {
      if (button.action !== 'cashOut') continue;
      expect([own, flying, pendingOn(pending, '10') !== undefined]).toEqual(['placed', true, false]);
      expect(button.amount).toBe(1_290_000n);
      expect(button.profit).toBe(290_000n);
    }
    expect(cases.some(({ button }) => button.action === 'cashOut')).toBe(true);
  });

  it('always offers the cash-out of an open bet in flight', () => {
    for (const { button, own, flying, pending, connected, signedIn } of cases)
      if (own === 'placed' && flying && !pendingOn(pending, '10') && connected && signedIn)
        expect(button.action).toBe('cashOut');
  });

  it('offers a bet only on a round that accepts one, with sufficient balance and valid fields', () => {
    for (const { button, state, stake, balance, pending, flying } of cases) {
      if (button.action !== 'bet' && button.action !== 'startAuto') continue;
      const preparing = !flying && !state.round?.end;
      expect(button.roundId).toBe(preparing ? '10' : '11');
      expect(state.ownBets.get(button.roundId)?.status).not.toBe('placed');
      expect(pendingOn(pending, button.roundId) !== undefined).toBe(false);
      expect(stake).not.toBeNull();
      expect((balance ?? 0n) >= (stake ?? 0n)).toBe(true);
    }
  });

  it('offers to cancel a bet only before lift-off', () => {
    for (const { button, state, pending, flying } of cases) {
      if (button.action !== 'cancel') continue;
      expect(state.ownBets.get(button.roundId)?.status).toBe('placed');
      expect(pendingOn(pending, button.roundId) !== undefined).toBe(false);
      if (button.roundId === '10') expect(flying || state.round?.end).toBeFalsy();
    }
  });

  it('never blocks: connected, with balance and no pending request, some action is always available', () => {
    for (const { button, connected, signedIn, pending, stake, balance } of cases)
      if (connected && signedIn && pending.length === 0 && stake && balance && balance >= stake)
        expect(button.action).not.toBeNull();
  });

  it('can always stop an auto-bet run, unless a flying bet can be cashed out', () => {
    for (const { button, connected, signedIn, pending, autoRunning } of cases)
      if (autoRunning && connected && signedIn && pending.length === 0)
        expect(['stopAuto', 'cashOut']).toContain(button.action);
  });
});

describe('a press on the big button', () => {
  const inNext = fold(
    initial,
    { type: 'signedIn', player: PLAYER },
    { type: 'snapshot', game: testGame('11'), requestedAt: 0 },
  );
  const meaningIn = (state: CrashState, more: Partial<ButtonFacts>) =>
    pressMeaning(crashButton(facts({ ...more, state })));

  it.each<[string, Partial<ButtonFacts>]>([
    ['to sign in', { signedIn: false }],
    ['to deposit', { balance: 1n }],
    ['to start a run', { mode: 'auto' }],
    ['to stop a run', { mode: 'auto', autoRunning: true }],
  ])('%s may begin in one round and end in the next', (_name, more) => {
    expect(meaningIn(signedIn, more)).toBe(meaningIn(inNext, more));
  });

  it.each<[string, CrashState, CrashState]>([
    ['to bet', signedIn, inNext],
    ['to cancel a bet', fold(signedIn, reply('10')), fold(inNext, reply('11'))],
  ])('%s counts only for the round in which it began', (_name, one, next) => {
    expect(meaningIn(one, {})).not.toBe(meaningIn(next, {}));
  });
});

describe('the big button in a round', () => {
  const placed = fold(signedIn, reply('10'));
  const flying = LIFT_OFF + 8_000;
  const cashing = [request('cashOut')];

  it.each<[string, Partial<ButtonFacts>, object]>([
    ['before the first snapshot', { state: initial }, { kind: 'loading', action: null }],
    ['preparation', {}, { kind: 'bet', action: 'bet', roundId: '10', amount: STAKE }],
    ['bet sent', { pending: [request('bet')] }, { kind: 'joining', action: null }],
    ['bet placed', { state: placed }, { kind: 'joined', action: 'cancel', roundId: '10' }],
    ['cancel sent', { state: placed, pending: [request('cancel')] }, { kind: 'cancelling', action: null }],
    ['in flight', { state: placed, now: flying }, { kind: 'cashOut', amount: 2n * STAKE, profit: STAKE }],
    ['cash-out sent', { state: placed, now: flying, pending: cashing }, { kind: 'cashingOut', action: null }],
    [
      'in flight without a bet',
      { now: flying },
      { kind: 'joinNext', action: 'bet', roundId: '11', result: null },
    ],
    [
      'joined ahead',
      { state: fold(signedIn, reply('11')), now: flying },
      { kind: 'joinedNext', action: 'cancel', roundId: '11' },
    ],
    ['no funds', { balance: 1n }, { kind: 'noFunds', action: 'deposit' }],
    ['a wrong field', { stake: null }, { kind: 'checkFields', action: null }],
    ['auto tab', { mode: 'auto' }, { kind: 'startAuto', action: 'startAuto' }],
    ['auto running', { autoRunning: true }, { kind: 'autoRunning', action: 'stopAuto' }],
    ['auto running in flight', { state: placed, now: flying, autoRunning: true }, { kind: 'cashOut' }],
    [
      'connection lost in flight',
      { state: placed, now: flying, connected: false },
      { kind: 'reconnecting', action: null, amount: STAKE },
    ],
  ])('%s', (_name, more, expected) => {
    expect(crashButton(facts(more))).toMatchObject(expected);
  });

  it('stops at the auto cash-out, which the server pays by itself', () => {
    const auto = fold(signedIn, reply('10', { autoRate: '15000' }));
    expect(crashButton(facts({ state: auto, now: flying }))).toMatchObject({
      kind: 'cashingOut',
      action: null,
      amount: 1_500_000n,
    });
  });

  it('stops at the profit limit', () => {
    const big = fold(signedIn, reply('10', { betAmount: '500000000' }));
    const button = crashButton(facts({ state: big, now: LIFT_OFF + 60_000 }));
    expect(button).toMatchObject({ kind: 'cashingOut', amount: 10_500_000_000n, profit: 10_000_000_000n });
  });

  it('waits for the reply when the round ends between the cash-out and its reply, then shows it', () => {
    const over = fold(placed, end());
    expect(crashButton(facts({ state: over, now: flying, pending: stillOpen(cashing, over) }))).toMatchObject(
      {
        kind: 'deciding',
        action: null,
      },
    );
    const won = fold(over, reply('10', { status: 'cashed', ...ended('cashed') }));
    expect(stillOpen(cashing, won).length).toBe(0);
    expect(crashButton(facts({ state: won, now: flying, pending: stillOpen(cashing, won) }))).toMatchObject({
      kind: 'joinNext',
      action: 'bet',
      result: { status: 'cashed', win: 1_500_000n },
    });
    const lost = fold(over, reply('10', { status: 'lost' }));
    expect(crashButton(facts({ state: lost, now: flying, pending: stillOpen(cashing, lost) }))).toMatchObject(
      {
        kind: 'joinNext',
        result: { status: 'lost', win: 0n },
      },
    );
  });

  it('takes the result from the snapshot when the reply was lost', () => {
    const over = fold(placed, end());
    const given = lostPending(cashing, request('cashOut').key, 50);
    const own = testOwn('10', { status: 'lost' });
    const before = fold(over, {
      type: 'snapshot',
      game: testGame('10', { own: testOwn('10') }),
      requestedAt: 40,
    });
    expect(stillOpen(given, before, 40).length).toBe(1);
    const after = fold(over, { type: 'snapshot', game: testGame('10', { own }), requestedAt: 60 });
    expect(stillOpen(given, after, 60).length).toBe(0);
  });

  it('resolves a bet with a lost reply by the snapshot: placed, or free to place again', () => {
    const given = lostPending([request('bet')], request('bet').key, 50);
    const none = fold(signedIn, { type: 'snapshot', game: testGame('10'), requestedAt: 60 });
    expect(crashButton(facts({ state: none, pending: stillOpen(given, none, 60) })).kind).toBe('bet');
    const there = fold(signedIn, {
      type: 'snapshot',
      game: testGame('10', { own: testOwn('10') }),
      requestedAt: 60,
    });
    expect(crashButton(facts({ state: there, pending: stillOpen(given, there, 60) })).kind).toBe('joined');
  });

  it('treats the public event as an answer', () => {
    const left = testCashOut('10', testBet('500', { userId: PLAYER.id }), 15_000n);
    const cashed = fold(placed, { type: 'cashOuts', cashOuts: [left] });
    expect(stillOpen(cashing, cashed).length).toBe(0);
  });

  it('drops an unanswered cash-out with its round, so the next one can be played', () => {
    const next = fold(placed, end(), { type: 'start', start: testStart('11'), receivedAt: 2 });
    const pending: readonly CrashPending[] = stillOpen(cashing, next);
    expect(crashButton(facts({ state: next, pending })).kind).toBe('bet');
  });

  it('shows that a voided round returned the stake, and that an order below the target was paid', () => {
    const over = fold(placed, end(24_100n, { interrupted: true }));
    expect(crashButton(facts({ state: over, now: flying })).result).toEqual({
      stake: STAKE,
      status: 'returned',
      rate: null,
      win: STAKE,
    });
    const order = fold(signedIn, reply('10', { autoRate: '20000' }), end(24_100n, { interrupted: true }));
    expect(crashButton(facts({ state: order, now: flying })).result).toEqual({
      stake: STAKE,
      status: 'cashed',
      rate: 20_000n,
      win: 2n * STAKE,
    });
  });
});
