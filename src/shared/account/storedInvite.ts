import { load, save } from '../../net/storage.ts';

/** An invite code is kept on this device from the first visit by its link until somebody registers, for 30 days. */

const KEY = 'kilat.invite';
const RETENTION_MS = 30 * 24 * 3_600_000;

/** The invite code that an address or a form carries, as the form shows it; empty when that is none. */
export function inviteFrom(param: string | null | undefined): string {
  const code = (param ?? '').trim().toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : '';
}

/** The code that is kept; empty for none, or one that is too old. @param now ms */
export function storedInvite(now = Date.now()): string {
  const [code, until] = (load(KEY) ?? '').split(' ');
  return Number(until) > now ? inviteFrom(code) : '';
}

/** Keeps the code of the address that this visit began with, whatever the address is by now; the first one stays. */
export function storeInvite(now = Date.now(), address = firstAddress()): void {
  const code = inviteFrom(new URL(address).searchParams.get('invite'));
  if (code !== '' && storedInvite(now) === '') save(KEY, `${code} ${now + RETENTION_MS}`);
}

/** Somebody registered, or nobody has the code. */
export function forgetInvite(): void {
  save(KEY, null);
}

function firstAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;
}
