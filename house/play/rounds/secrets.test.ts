import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import type { Database } from '../../core/db/database.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { closeRound, openRound, queueRound } from '../../money/ledger/bets/rounds.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { settleRound } from '../../testing/ledger/testLedger.ts';
import type { Round, RoundRow, RoundSecret } from './game.ts';
import { commitmentOf, decided, roundOf, roundsOf, sealedDraw, secretOf } from './secrets.ts';

const SECRET = hashText('kilat') as RoundSecret;
const COMMITMENT = hashText(SECRET);
const sealer = new Sealer([randomBytes(32)]);
const stranger = new Sealer([randomBytes(32)]);

const row = (id: bigint, of: Partial<RoundRow> = {}): RoundRow => {
  const draw = { secret: SECRET, public: {} };
  return {
    ...{ game: 'crash', id, state: 'queued', ...sealedDraw(sealer, { game: 'crash', id }, draw) },
    ...{ outcome: null, opensAt: null, startsAt: null, endsAt: null, settledAt: null, aliveAt: null },
    ...{
      interrupted: false,
      settling: null,
      betsAfter: 0n,
      valueSource: null,
      valueNumber: null,
      valueAt: null,
      publicValue: null,
      ...of,
    },
  };
};

describe("a round's secret", () => {
  it('is known only to its house, and so is its hash until the round opens', () => {
    const stored = row(7n);
    expect(JSON.stringify({ ...stored, id: 7, betsAfter: 0 })).not.toMatch(
      new RegExp(`${SECRET}|${COMMITMENT}`),
    );
    expect(commitmentOf(sealer, stored)).toBe(COMMITMENT);
  });

  it('is opened once betting is closed in the database, and not before', () => {
    for (const state of ['queued', 'open'] as const) {
      expect(secretOf(sealer, row(7n, { state }))).toBeNull();
      const found = roundOf(sealer, row(7n, { state })) as Round;
      expect(found.secret).toBeNull();
      expect(() => decided(found)).toThrow('nothing decides it');
    }
    for (const state of ['closed', 'settled'] as const)
      expect(roundOf(sealer, row(7n, { state }))?.secret).toBe(SECRET);
  });

  it('opens for its own round and game only', () => {
    const { secret } = row(7n);
    for (const of of [{ id: 8n }, { game: 'dice' }])
      expect(() => secretOf(sealer, { ...row(7n, { state: 'closed' }), ...of, secret })).toThrow(
        'cannot be opened',
      );
  });

  it('that no key opens stops a round still to be played, and leaves out one that has ended', () => {
    const [lost, past] = [row(7n, { state: 'closed' }), row(6n, { state: 'settled' })];
    expect(() => roundsOf(stranger, [past, lost])).toThrow('secret of round 7 of crash cannot be opened');
    const revealed = { ...row(5n), state: 'settled' as const, secret: SECRET, commitment: COMMITMENT };
    expect(roundsOf(stranger, [past, revealed]).map(({ id }) => id)).toEqual([5n]);
  });
});

describe('the database', () => {
  let db: Database;
  const sealed = (id: bigint) => row(id).secret;
  const update = (what: string, id: bigint, value: string) =>
    db.pool
      .query(`UPDATE rounds SET ${what} = $1 WHERE game = 'crash' AND id = $2`, [value, id])
      .then(({ rowCount }) => (rowCount === 1 ? 'done' : 'no such round'))
      .catch((error: Error) => (error.message.includes('only goes forward') ? 'refused' : error.message));

  /** A round of each state: 1 queued, 2 open, 3 closed, 4 settled; 5 settled and revealed. */
  beforeAll(async () => {
    db = await createTestDatabase();
    for (let id = 1n; id <= 5n; id++) {
      const round = { game: 'crash', roundId: id };
      await queueRound(db, { ...round, secret: sealed(id), commitment: '', public: {} });
      if (id > 1n) {
        expect(await update('commitment', id, COMMITMENT)).toBe('done');
        await openRound(db, { ...round, opensAt: 1, startsAt: 2 });
      }
      if (id > 2n) await closeRound(db, round);
      if (id > 3n) await settleRound(db, { ...round, target: 10_000n, interrupted: false });
    }
    expect(await update('secret', 5n, SECRET)).toBe('done');
  });
  afterAll(() => db.close());

  it('accepts a secret for a settled round once, and only the committed one', async () => {
    for (const id of [1n, 2n, 3n]) expect(await update('secret', id, SECRET)).toBe('refused');
    expect(await update('secret', 4n, hashText('another'))).toBe('refused');
    expect(await update('secret', 4n, sealed(4n))).toBe('refused');
    expect(await update('secret', 4n, SECRET)).toBe('done');
    // Another leader repeats it.
    expect(await update('secret', 4n, SECRET)).toBe('done');
    expect(await update('secret', 5n, hashText('another'))).toBe('refused');
    expect(await update('secret', 5n, sealed(5n))).toBe('refused');
  });

  it('lets the secret of a round that has not ended be sealed again, and allows no other change of it', async () => {
    for (const id of [1n, 2n, 3n]) {
      expect(await update('secret', id, sealed(id))).toBe('done');
      expect(await update('secret', id, 'another')).toBe('refused');
    }
  });

  it('accepts a commitment once, before the round opens', async () => {
    for (const id of [2n, 3n, 4n, 5n]) expect(await update('commitment', id, 'another')).toBe('refused');
    expect(await update('commitment', 1n, COMMITMENT)).toBe('done');
    expect(await update('commitment', 1n, 'another')).toBe('refused');
    expect(await update('commitment', 1n, '')).toBe('refused');
  });

  it('changes nothing else of a settled round', async () => {
    for (const [what, value] of [
      ['outcome', '{}'],
      ['interrupted', 'true'],
      ['ends_at', '9'],
      ['alive_at', '9'],
      ['public_value', 'aa'],
      ['value_source', 'drand'],
      ['public', '{"a": 1}'],
    ])
      expect(await update(what as string, 5n, value as string), what).toBe('refused');
  });
});
