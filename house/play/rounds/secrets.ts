import { hashText } from '../../../contract/fairness.ts';
import { keyNameOf, type Sealer } from '../../core/secrets/sealer.ts';
import type { DecidedRound, Draw, Round, RoundRow, RoundSecret } from './game.ts';

/**
 * Decrypts and seals rounds' secrets. In the database they are sealed until the round has ended, so a copy of the database
 * reveals no coming round. All reads of rounds go through this file, and a secret is opened only once betting is closed in the
 * database. For a round about to open, only its hash leaves this file.
 */

/** A round's identity and state. */
type SecretRow = Pick<RoundRow, 'game' | 'id' | 'state' | 'secret'>;

/**
 * Stored commitment of a queued round: in a chain the real one is the secret of the previous round, which may still be in play.
 */
const WITHHELD = '';

/** Encryption context of a round's secret. */
export function contextOf({ game, id }: Pick<RoundRow, 'game' | 'id'>): string {
  return `round:${game}:${id}`;
}

/** Encryption context of a chain's secret. */
export function chainContextOf({ game, firstRound }: { game: string; firstRound: bigint }): string {
  return `chain:${game}:${firstRound}`;
}

/** A draw as stored while its round is queued. */
export function sealedDraw(
  sealer: Sealer,
  round: Pick<RoundRow, 'game' | 'id'>,
  { secret, public: open }: Draw,
): { secret: string; commitment: string; public: Draw['public'] } {
  return { public: open, secret: sealer.seal(secret, contextOf(round)), commitment: WITHHELD };
}

/** The commitment of a round that opens: withheld until then because it may reveal the previous round. @throws SecretLost */
export function commitmentOf(sealer: Sealer, row: RoundRow): string {
  return row.commitment === WITHHELD ? hashText(opened(sealer, row)) : row.commitment;
}

/**
 * Converts a row, with the secret if betting is closed. Null for a round that ended without its secret because that was lost.
 * @throws SecretLost
 */
export function roundOf(sealer: Sealer, row: RoundRow): Round | null {
  if (!isClosed(row)) return { ...row, secret: null };
  const secret = secretOf(sealer, row);
  return secret === null ? null : { ...row, secret };
}

/** Converts rows, without the rounds that ended without their secret. @throws SecretLost */
export function roundsOf(sealer: Sealer, rows: readonly RoundRow[]): Round[] {
  return rows.flatMap((row) => roundOf(sealer, row) ?? []);
}

/** Asserts that a round is closed or settled: results that depend on its secret may be computed. */
export function decided(round: Round): DecidedRound {
  if (round.secret === null)
    throw new Error(`round ${round.id} of ${round.game} takes bets: nothing decides it`);
  return { ...round, secret: round.secret };
}

/**
 * The secret of a round on which betting is closed; null while the round takes bets, or if it ended without its secret.
 * @throws SecretLost if it has not ended
 */
export function secretOf(sealer: Sealer, row: SecretRow): RoundSecret | null {
  if (!isClosed(row)) return null;
  if (row.state !== 'settled') return opened(sealer, row);
  return sealer.open(row.secret, contextOf(row)) as RoundSecret | null;
}

function isClosed({ state }: Pick<SecretRow, 'state'>): boolean {
  return state === 'closed' || state === 'settled';
}

function opened(sealer: Sealer, row: SecretRow): RoundSecret {
  const secret = sealer.open(row.secret, contextOf(row));
  if (secret === null) throw new SecretLost(row);
  return secret as RoundSecret;
}

/** Whether the secret of an ended round is still to be revealed in the database. */
export function isWithheld({ state, secret }: Pick<SecretRow, 'state' | 'secret'>): boolean {
  return state === 'settled' && keyNameOf(secret) !== null;
}

/** Thrown when the key of a round's secret is missing, so the round cannot be decided. */
class SecretLost extends Error {
  constructor({ game, id }: SecretRow) {
    super(`the secret of round ${id} of ${game} cannot be opened: its key is missing`);
    this.name = 'SecretLost';
  }
}
