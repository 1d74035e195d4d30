/** Times of the channel in ms (spec.md, "Business constants and limits"). Tests make them short. */
export interface ChannelSettings {
  /** A ping follows the last sign of the server's life after this long. */
  keepAlive: number;
  /** Silence after which a connection counts as dead and is ended. */
  lifetime: number;
  /** The same two while somebody attends (a table is open, where a flight does not wait). */
  foregroundKeepAlive: number;
  foregroundLifetime: number;
  /** How long a woken tab waits for the answer to its ping. */
  probe: number;
  /** A request's whole time, waiting for a connection included. */
  request: number;
  /** Reconnect delay for each attempt since the last stable connection. */
  reconnect: number;
  /** The longest reconnect delay, before jitter. */
  reconnectCap: number;
  /** A connection this old resets the count of attempts. */
  stable: number;
}

export const CHANNEL_SETTINGS: ChannelSettings = {
  keepAlive: 8_000,
  lifetime: 12_000,
  foregroundKeepAlive: 2_000,
  foregroundLifetime: 5_000,
  probe: 2_000,
  request: 10_000,
  reconnect: 1_500,
  reconnectCap: 15_000,
  stable: 12_000,
};

/** HTTP requests end after this many ms, without a retry. */
export const HTTP_TIMEOUT = 10_000;

/** But pictures go up for as long as a slow phone takes for three of them. */
export const UPLOAD_TIMEOUT = 120_000;

/**
 * The wait before reconnect attempt 1, 2, 3 …: the step times the attempt, capped, and up to 30 % longer so
 * that the players of a restarted house do not all return in the same instant.
 * @param random 0 (included) to 1
 */
export function reconnectDelay(attempt: number, settings: ChannelSettings, random: number): number {
  return Math.min(settings.reconnect * attempt, settings.reconnectCap) * (1 + 0.3 * random);
}

/** Who speaks to the house: shared by the channel and HTTP, written by the session store. */
export interface Identity {
  token: string | null;
  /** This browser, kept over visits. */
  readonly clientId: string;
}
