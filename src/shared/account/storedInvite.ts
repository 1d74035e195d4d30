import { load, save } from '../../net/storage.ts';

/** An invite code is stored on this device from the first visit by its link until a registration, for up to 30 days. */

const KEY = 'kilat.invite';
const RETENTION_MS = 30 * 24 * 3_600_000;

/** The invite code in an address or a form, as displayed; empty when it is invalid. */
export function inviteFrom(param: string | null | undefined): string {
  const code = (param ?? '').trim().toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : '';
}

/**
 * The stored code; empty when there is none, or it is too old.
 * @param now ms
 */
export function storedInvite(now = Date.now()): string {
  const [code, until] = (load(KEY) ?? '').split(' ');
  return Number(until) > now ? inviteFrom(code) : '';
}

/** Stores the code of this visit's first address, whatever the address is now; an earlier code is kept. */
export function storeInvite(now = Date.now(), address = firstAddress()): void {
  const code = inviteFrom(new URL(address).searchParams.get('invite'));
  if (code !== '' && storedInvite(now) === '') save(KEY, `${code} ${now + RETENTION_MS}`);
}

/** After a registration, or when the code does not exist. */
export function forgetInvite(): void {
  save(KEY, null);
}

function firstAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;
}
