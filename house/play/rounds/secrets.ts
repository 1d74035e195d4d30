import { hashText } from '../../../contract/fairness.ts';
import { keyNameOf, type Sealer } from '../../core/secrets/sealer.ts';
import type { Draw, Round, RoundRow, RoundSecret } from './game.ts';

/**
 * Rounds' secrets between the process, where they are opened, and the database, where they are sealed until the round has
 * ended: a copy of the database tells no round to come. Whatever is read of a round goes through here.
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
  draw: Draw,
): Omit<Draw, 'secret'> & { secret: string } {
  return { ...draw, secret: sealer.seal(draw.secret, contextOf(round)), commitment: WITHHELD };
}

/** A round as the house works with it; null for one that ended without its secret, as that was lost. @throws SecretLost */
export function roundOf(sealer: Sealer, row: RoundRow): Round | null {
  const secret = secretOf(sealer, row);
  if (secret === null) return null;
  return { ...row, secret, commitment: row.commitment === WITHHELD ? hashText(secret) : row.commitment };
}

/** The rounds of rows, without those that ended without their secret. @throws SecretLost */
export function roundsOf(sealer: Sealer, rows: readonly RoundRow[]): Round[] {
  return rows.flatMap((row) => roundOf(sealer, row) ?? []);
}

/** The secret of a round; null when the round ended without it. @throws SecretLost when the round has not ended */
export function secretOf(sealer: Sealer, row: SecretRow): RoundSecret | null {
  const opened = sealer.open(row.secret, contextOf(row));
  if (opened === null && row.state !== 'settled') throw new SecretLost(row);
  return opened as RoundSecret | null;
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
