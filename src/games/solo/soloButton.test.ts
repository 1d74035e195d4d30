import { describe, expect, it } from 'vitest';
import type { SoloKind, SoloRound } from '../engine/soloPlay.ts';
import type { SoloState } from '../session/soloAdapter.ts';
import { initialSolo } from '../session/soloReducer.ts';
import { soloButton } from './soloButton.ts';

const LIMITS = { min: 100n, max: 10_000n, maxProfit: 1_000_000n };
const SARI = { id: '7', name: 'Sari', avatar: 3 };
const round = (change: Partial<SoloRound> = {}): SoloRound => ({
  roundId: '1',
  step: 1,
  over: false,
  end: null,
  stake: 1_000n,
  rate: 19_600n,
  win: 0n,
  startTime: 0,
  endTime: null,
  fair: { pairId: '1', serverSeedHash: '', serverSeed: null, clientSeed: '', nonce: 0 },
  ...change,
});

const button = (
  change: Partial<SoloState<SoloKind>> = {},
  rest: Partial<Parameters<typeof soloButton>[0]> = {},
) =>
  soloButton({
    state: { ...initialSolo(), connection: 'ready', player: SARI, limits: LIMITS, ...change },
    signedIn: true,
    balance: 5_000n,
    mode: 'manual',
    stake: 1_000n,
    ready: true,
    ...rest,
  });

describe('the big button', () => {
  it('offers nothing for a round that is received before its player is known', () => {
    expect(button({ player: null, round: round() }).kind).toBe('loading');
    expect(button({ round: round() }).kind).toBe('cashOut');
  });

  it('places the stake, or starts a run', () => {
    expect(button()).toMatchObject({ kind: 'place', amount: 1_000n });
    expect(button({}, { mode: 'auto' }).kind).toBe('startAuto');
    expect(button({}, { stake: null }).kind).toBe('checkFields');
    expect(button({}, { ready: false }).kind).toBe('checkFields');
    expect(button({}, { balance: 99n }).kind).toBe('noFunds');
    expect(button({}, { signedIn: false }).kind).toBe('signIn');
  });

  it('cashes out the open round, whatever the fields contain', () => {
    const open = { round: round() };
    const worth = { kind: 'cashOut', amount: 1_960n, profit: 960n };
    expect(button(open, { stake: null, mode: 'auto', balance: 0n })).toMatchObject(worth);
    expect(button({ round: round({ rate: 0n }) }).kind).toBe('choose');
  });

  it('waits for the reply, for the picture and for the display of a win; a run can always be stopped', () => {
    const request = { key: 'k', type: 'start', stake: 1_000n, choice: 0 } as const;
    expect(button({ request }).kind).toBe('playing');
    expect(button({ round: round(), showing: true }).kind).toBe('playing');
    expect(button({ request: { key: 'k', type: 'cashOut', roundId: '1' }, round: round() })).toMatchObject({
      kind: 'cashingOut',
      amount: 1_960n,
    });
    const won = round({ over: true, end: 'cashedOut', win: 1_960n });
    expect(button({ round: won, restsUntil: 9 })).toMatchObject({ kind: 'resting', amount: 1_960n });
    const auto = { settings: {}, stopped: null } as never;
    expect(button({ auto, request }).kind).toBe('stopAuto');
  });

  it('shows a lost connection before anything else', () => {
    expect(button({ connection: 'lost', round: round() }).kind).toBe('reconnecting');
    expect(button({ limits: null }).kind).toBe('loading');
  });
});
