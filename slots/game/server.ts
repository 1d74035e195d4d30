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

/** The house refused: the player sees the game's own text. */
export class Refusal extends Error {
  readonly error: GameError;
  /** The spin has no effect, now or later. */
  readonly over: boolean;

  constructor(error: GameError, over = false) {
    super(error);
    this.name = 'Refusal';
    this.error = error;
    this.over = over;
  }
}

/** Timeout of an answer, ms. */
const PATIENCE = 8_000;

/**
 * The provider's server, for one session (contract/providers/slotPlay.ts). Every call rejects with a Refusal or, if the
 * connection is lost, with another error.
 */
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

/** Fetches a spin for replay, by its id. Rejects like the calls of a SlotServer. */
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

/** Proxies between the game and the house may also answer, in another format. */
function refusalIn(answer: unknown): Refusal {
  const { error, over } = (answer ?? {}) as Partial<SlotRefused>;
  return new Refusal(GAME_ERRORS.find((one) => one === error) ?? 'connection', over === true);
}
