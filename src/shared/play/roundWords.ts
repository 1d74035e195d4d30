import { OWN_GAME_KEYS } from '../../../contract/games/ownGameKeys.ts';
import { WINGO_ID_SPACE, WINGO_MODELS } from '../../../contract/games/wingo/rules.ts';
import { type RoundRef, refText } from '../../games/engine/rounds.ts';
import { formatCount } from '../../i18n/format.ts';

/** Longer ids are dates followed by a number: phases of wingo, shown unformatted. */
const LONGEST_COUNT = 9;

/** A round reference from the id in wins and in the statement. */
export function roundRef(game: string, roundId: string): RoundRef {
  if (game !== 'wingo') return { table: '', roundId };
  const id = BigInt(roundId);
  const table = WINGO_MODELS[Number(id / WINGO_ID_SPACE) - 1] ?? '';
  return { table, roundId: (id % WINGO_ID_SPACE).toString() };
}

/** A round's displayed name: '48.213', or wingo's phase. */
export function roundName(game: string, roundId: string): string {
  const { roundId: id } = roundRef(game, roundId);
  return id.length > LONGEST_COUNT ? id : formatCount(BigInt(id));
}

/** A round's reference in its game's addresses. */
export function roundText(game: string, roundId: string): string {
  return refText(roundRef(game, roundId));
}

/** The addresses of a round's replay and check; `check` is null for a provider's game. */
export function roundWays(game: string, roundId: string): { replay: string; check: string | null } {
  if (!OWN_GAME_KEYS.some((one) => one === game))
    return { replay: `/game/${game}/replay/${roundId}`, check: null };
  const round = roundText(game, roundId);
  return { replay: `/game/${game}/replay/${round}`, check: `/game/${game}/fairness?round=${round}` };
}
