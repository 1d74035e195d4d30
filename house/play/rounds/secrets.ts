import { hashText } from '../../../contract/fairness.ts';
import { keyNameOf, type Sealer } from '../../core/secrets/sealer.ts';
import type { DecidedRound, Draw, Round, RoundRow, RoundSecret } from './game.ts';

/**
 * Rounds' secrets between the process, where they are opened, and the database, where they are sealed until the round has
 * ended: a copy of the database tells no round to come. Whatever is read of a round goes through here, and a secret is opened only
 * once the database says that betting on its round is closed. Of one that is to open, its hash alone leaves this file.
 */

/** What names a round, and how far it is. */
type SecretRow = Pick<RoundRow, 'game' | 'id' | 'state' | 'secret'>;

/** The commitment of a round that is queued: in a chain it is the secret of the round before, which may still be played. */
const WITHHELD = '';

/** What a round's secret is sealed in. */
export function contextOf({ game, id }: Pick<RoundRow, 'game' | 'id'>): string {
  return `round:${game}:${id}`;
}

/** What the secret of a chain is sealed in. */
export function chainContextOf({ game, firstRound }: { game: string; firstRound: bigint }): string {
  return `chain:${game}:${firstRound}`;
}

/** A draw as it is kept while its round is queued. */
export function sealedDraw(
  sealer: Sealer,
  round: Pick<RoundRow, 'game' | 'id'>,
  { secret, public: open }: Draw,
): { secret: string; commitment: string; public: Draw['public'] } {
  return { public: open, secret: sealer.seal(secret, contextOf(round)), commitment: WITHHELD };
}

/** The promise of a round that opens: withheld until then where it tells of the round before. @throws SecretLost */
export function commitmentOf(sealer: Sealer, row: RoundRow): string {
  return row.commitment === WITHHELD ? hashText(opened(sealer, row)) : row.commitment;
}

/**
 * A round as the house works with it, with its secret when betting on it is closed. Null for one that ended without its secret,
 * as that was lost. @throws SecretLost
 */
export function roundOf(sealer: Sealer, row: RoundRow): Round | null {
  if (!isClosed(row)) return { ...row, secret: null };
  const secret = secretOf(sealer, row);
  return secret === null ? null : { ...row, secret };
}

/** The rounds of rows, without those that ended without their secret. @throws SecretLost */
export function roundsOf(sealer: Sealer, rows: readonly RoundRow[]): Round[] {
  return rows.flatMap((row) => roundOf(sealer, row) ?? []);
}

/** A round that is closed or settled: everything that its secret decides may be computed. */
export function decided(round: Round): DecidedRound {
  if (round.secret === null)
    throw new Error(`round ${round.id} of ${round.game} takes bets: nothing decides it`);
  return { ...round, secret: round.secret };
}

/**
 * The secret of a round on which betting is closed; null when the round takes bets, or ended without its secret.
 * @throws SecretLost when it has not ended
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

/** Whether the secret of a round that has ended is still to be told in the database. */
export function isWithheld({ state, secret }: Pick<SecretRow, 'state' | 'secret'>): boolean {
  return state === 'settled' && keyNameOf(secret) !== null;
}

/** Nobody can decide the round: the key of its secret is missing. */
class SecretLost extends Error {
  constructor({ game, id }: SecretRow) {
    super(`the secret of round ${id} of ${game} cannot be opened: its key is missing`);
    this.name = 'SecretLost';
  }
}
