/** Times of the channel in ms (spec.md, "Business constants and limits"). Tests use shorter ones. */
export interface ChannelSettings {
  /** Time after the last message from the server until a ping is sent. */
  keepAlive: number;
  /** Silence after which a connection counts as dead and is closed. */
  lifetime: number;
  /** The same two with the foreground heartbeat (a game is open, and its flight does not wait). */
  foregroundKeepAlive: number;
  foregroundLifetime: number;
  /** How long a woken tab waits for the reply to its ping. */
  probe: number;
  /** A request's time-out, including the wait for a connection. */
  request: number;
  /** Reconnect delay per attempt since the last stable connection. */
  reconnect: number;
  /** The maximum reconnect delay, before jitter. */
  reconnectCap: number;
  /** Age of a connection that resets the number of attempts. */
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

/** Time-out of HTTP requests in ms; no retry. */
export const HTTP_TIMEOUT = 10_000;

/** Time-out of uploads in ms, enough for three pictures on a slow phone. */
export const UPLOAD_TIMEOUT = 120_000;

/**
 * The delay before reconnect attempt 1, 2, 3 …: the step times the attempt, capped, plus up to 30 % so that the players of a
 * restarted server do not all return at once.
 * @param random 0 (included) to 1
 */
export function reconnectDelay(attempt: number, settings: ChannelSettings, random: number): number {
  return Math.min(settings.reconnect * attempt, settings.reconnectCap) * (1 + 0.3 * random);
}

/** The client's identity: shared by the channel and HTTP, written by the session store. */
export interface Identity {
  token: string | null;
  /** Id of this browser, stored between visits. */
  readonly clientId: string;
}
