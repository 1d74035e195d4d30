import type { ChannelState } from '../../net/channel.ts';
import { channel, serverNow } from '../../net/house.ts';

/** Whether a line in this state brings nothing new. */
export const isCut = (state: ChannelState) => state === 'disconnected' || state === 'connecting';

let cutAt: number | null = null;

/**
 * The house's time, ms since 1970. It stands still while the line is cut: how rounds go on is not known, and what was known last is
 * shown as old.
 */
export function liveNow(): number {
  if (!isCut(channel.state)) cutAt = null;
  else cutAt ??= serverNow();
  return cutAt ?? serverNow();
}
