import { GAME_ERRORS, type GameError } from '../../contract/providers/envelope.ts';
import type {
  BalanceReply,
  SeedsReply,
  SlotOpened,
  SlotRefused,
  SlotReplay,
  SlotSpun,
} from '../../contract/providers/slotPlay.ts';
import type { SpinRequest } from './session/state.ts';

/** The house said no: the player is told so in words of the game's own. */
export class Refusal extends Error {
  readonly error: GameError;
  /** Nothing of the spin stands, and never will. */
  readonly over: boolean;

  constructor(error: GameError, over = false) {
    super(error);
    this.name = 'Refusal';
    this.error = error;
    this.over = over;
  }
}

/** No answer within so long (ms) is none. */
const PATIENCE = 8_000;

/** The provider's server, for one session (contract/providers/slotPlay.ts). Every call rejects with a Refusal or, where the line is lost, something else. */
export interface SlotServer {
  open(): Promise<SlotOpened>;
  spin(request: SpinRequest): Promise<SlotSpun>;
  shown(spin: string): Promise<unknown>;
  seeds(clientSeed: string): Promise<SeedsReply>;
  balance(): Promise<BalanceReply>;
}

export function slotServer(session: string): SlotServer {
  const call = <Answer>(name: string, fields: object = {}) => post<Answer>(name, { session, ...fields });
  return {
    open: () => call('open'),
    spin: ({ spin, mode, bet, gift }) => call('spin', { spin, mode, bet: String(bet), gift }),
    shown: (spin) => call('shown', { spin }),
    seeds: (clientSeed) => call('seeds', { clientSeed }),
    balance: () => call('balance'),
  };
}

/** A spin to be seen again, by its name. Rejects as the calls of a SlotServer do. */
export function replayOf(spin: string): Promise<SlotReplay> {
  return post('replay', { spin });
}

async function post<Answer>(name: string, fields: object): Promise<Answer> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), PATIENCE);
  try {
    const response = await fetch(`/slots/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      credentials: 'omit',
      signal: given.signal,
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer;
    throw refusalIn(answer);
  } finally {
    clearTimeout(timer);
  }
}

/** What stands between the game and the house may answer too, in words that are none of the house's. */
function refusalIn(answer: unknown): Refusal {
  const { error, over } = (answer ?? {}) as Partial<SlotRefused>;
  return new Refusal(GAME_ERRORS.find((one) => one === error) ?? 'connection', over === true);
}
