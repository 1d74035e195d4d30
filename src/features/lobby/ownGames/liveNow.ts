import { serverNow } from '../../../net/backend.ts';
import { isLineDown } from '../../../shared/site/line.ts';

let cutAt: number | null = null;

/**
 * Server time, ms since 1970. Frozen while the connection is lost: the progress of rounds is unknown, and the last known state
 * is shown as outdated.
 */
export function liveNow(): number {
  if (!isLineDown()) cutAt = null;
  else cutAt ??= serverNow();
  return cutAt ?? serverNow();
}
