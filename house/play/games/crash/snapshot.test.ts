import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../../contract/errors.ts';
import { hashText } from '../../../../contract/fairness.ts';
import { CRASH_STAKES, rateAt } from '../../../../contract/games/crash/rules.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { testSealer } from '../../../testing/core/testSealer.ts';
import type { DecidedRound, Round, RoundSecret } from '../../rounds/game.ts';
import { flightOf } from './chain.ts';
import { CrashSnapshots, phaseOf } from './snapshot.ts';

const LIFT_OFF = 1_000_000;

/** Ends at 7.88 (games.md's vector). */
const round: DecidedRound = {
  game: 'crash',
  id: 7n,
  state: 'open',
  secret: hashText('kilat') as RoundSecret,
  commitment: hashText(hashText('kilat')),
  public: { seedPubHash: hashText('salt') },
  outcome: null,
  opensAt: LIFT_OFF - 8_000,
  startsAt: LIFT_OFF,
  endsAt: null,
  settledAt: null,
  aliveAt: LIFT_OFF,
  interrupted: false,
  settling: null,
  betsAfter: 0n,
  valueSource: null,
  valueNumber: null,
  valueAt: null,
  publicValue: null,
};
const END = LIFT_OFF + flightOf(round).ms;
const times = fc.integer({ min: LIFT_OFF - 8_000, max: END + 60_000 });

describe('a snapshot', () => {
  it('does not exist before the first round of a new game has opened', async () => {
    const db = await createTestDatabase();
    const snapshots = new CrashSnapshots({
      ...{ db, sealer: await testSealer(db), clock: { now: () => LIFT_OFF } },
      bets: { of: async () => ({ betList: [], betCount: 0, betTotal: '0' }) },
      limits: CRASH_STAKES.id,
    });
    await expect(snapshots.of(null)).rejects.toMatchObject({ code: ErrorCode.notFound });
    await db.close();
  });

  it('follows the clock of a round that has a leader', () => {
    const closed: Round = { ...round, state: 'closed' };
    expect(phaseOf(round, LIFT_OFF - 1).status).toBe('preparation');
    expect(phaseOf(closed, LIFT_OFF).status).toBe('goUp');
    expect(phaseOf(closed, END - 1)).toMatchObject({
      status: 'goUp',
      profitRate: rateAt(END - 1 - LIFT_OFF).toString(),
    });
    expect(phaseOf(closed, END)).toMatchObject({ status: 'squib', target: '78800', endTime: END });
  });

  it('never contains the secret of a round that could still take a bet, whatever the clock shows', () => {
    fc.assert(
      fc.property(times, (now) => {
        const { target, hash, endTime } = phaseOf(round, now);
        expect([target, hash, endTime]).toEqual([null, null, null]);
      }),
    );
  });

  it('never contains the secret of a flight before its end', () => {
    fc.assert(
      fc.property(times, (now) => {
        const { target, hash, status } = phaseOf({ ...round, state: 'closed' }, now);
        expect(target !== null).toBe(now >= END);
        expect([status === 'squib', hash !== null]).toEqual([now >= END, now >= END]);
      }),
    );
  });

  it('shows the outcome of a settled round, also of a voided one', () => {
    const settled: Round = { ...round, state: 'settled', interrupted: true, endsAt: LIFT_OFF + 900 };
    expect(phaseOf(settled, LIFT_OFF + 901)).toMatchObject({
      status: 'squib',
      target: '78800',
      hash: round.secret,
      endTime: LIFT_OFF + 900,
    });
  });
});
