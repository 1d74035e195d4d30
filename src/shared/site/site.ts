import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { type FrontInfo, type SiteAccess, siteFrontInfo } from '../../../contract/http/site/site.ts';
import { SITE_VERSION } from '../../../contract/version.ts';
import { channel, http, identity } from '../../net/backend.ts';
import type { ChannelState } from '../../net/channel.ts';
import { boot } from './boot.ts';

interface SiteState {
  /** Whether the site may be used, as the house last said. */
  access: SiteAccess;
  /** When maintenance should be over, ms since 1970; null when not known. */
  until: number | null;
  /** The house's version. */
  version: string;
  /** The house is of another version than this page, which should be loaded anew when nothing is lost by it. */
  stale: boolean;
}

/** A closed site is asked again this often, in ms. */
const RETRY_MS = 30_000;

/** Whether the site is open, and whether this page is still its newest. Open until the house says otherwise. */
export const useSite = create<SiteState>(() =>
  boot ? stateOf(boot.site) : { access: 'open', until: null, version: SITE_VERSION, stale: false },
);

let asking: Promise<void> | null = null;

/** Asks the house. Calls while one is under way share it; a failed one changes nothing. */
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
 * Keeps it up to date: asks when the page does not say, when the house is back or will not let the channel in, and
 * again and again while the site is closed.
 */
export function watchSite(): void {
  let refused = 0;
  let connections = 0;
  channel.onConnected(() => {
    refused = 0;
    // The first one is of the same moment as the page. A later one may be to a newer house.
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

/** The state of the line to the house. */
export function useConnection(): ChannelState {
  return useSyncExternalStore(subscribe, read);
}
