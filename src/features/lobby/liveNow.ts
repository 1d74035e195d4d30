import { serverNow } from '../../net/backend.ts';
import { isLineDown } from '../../shared/site/line.ts';

let cutAt: number | null = null;

/**
 * The house's time, ms since 1970. It stands still while the line is cut: how rounds go on is not known, and what was known last is
 * shown as old.
 */
export function liveNow(): number {
  if (!isLineDown()) cutAt = null;
  else cutAt ??= serverNow();
  return cutAt ?? serverNow();
}
