import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { type FrontInfo, type SiteAccess, siteFrontInfo } from '../../../contract/http/site/site.ts';
import { SITE_VERSION } from '../../../contract/version.ts';
import { channel, http, identity } from '../../net/backend.ts';
import type { ChannelState } from '../../net/channel.ts';
import { boot } from './boot.ts';

interface SiteState {
  /** Whether the site may be used, by the last reply of the server. */
  access: SiteAccess;
  /** Expected end of the maintenance, ms since 1970; null when unknown. */
  until: number | null;
  /** The server's version. */
  version: string;
  /** The server's version differs from this page's; the page should reload when nothing is lost by it. */
  stale: boolean;
}

/** Polling interval while the site is closed, in ms. */
const RETRY_MS = 30_000;

/** Whether the site is open, and whether this page is up to date. Open by default. */
export const useSite = create<SiteState>(() =>
  boot ? stateOf(boot.site) : { access: 'open', until: null, version: SITE_VERSION, stale: false },
);

let asking: Promise<void> | null = null;

/** Fetches the state. Calls during a fetch share it; a failure changes nothing. */
export function refreshSite(): Promise<void> {
  asking ??= http
    .send(siteFrontInfo, { version: SITE_VERSION, clientId: identity.clientId }, { quiet: true })
    .then(
      (info) => useSite.setState(stateOf(info)),
      () => undefined,
    )
    .finally(() => {
      asking = null;
    });
  return asking;
}

/**
 * Keeps it up to date: fetches when the page does not contain it, when the connection returns or is refused, and repeatedly
 * while the site is closed.
 */
export function watchSite(): void {
  let refused = 0;
  let connections = 0;
  channel.onConnected(() => {
    refused = 0;
    // The first connection belongs to the page load. A later one may be to a newer server version.
    if (++connections > 1) void refreshSite();
  });
  channel.onState((state) => {
    if (state === 'disconnected' && ++refused > 1 && navigator.onLine) void refreshSite();
  });
  setInterval(() => {
    if (useSite.getState().access !== 'open' && !document.hidden) void refreshSite();
  }, RETRY_MS);
  if (boot?.site.access !== 'open') void refreshSite();
}

function stateOf({ access, until, version }: FrontInfo): SiteState {
  return { access, until, version, stale: version !== SITE_VERSION };
}

const subscribe = (changed: () => void) => channel.onState(changed);
const read = () => channel.state;

/** The state of the server connection. */
export function useConnection(): ChannelState {
  return useSyncExternalStore(subscribe, read);
}
