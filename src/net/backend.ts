import { SITE_VERSION } from '../../contract/version.ts';
import { Channel } from './channel.ts';
import { Clock } from './clock.ts';
import { type CallError, type ErrorPolicy, handle, type SuppressToast } from './errors.ts';
import { Http } from './http.ts';
import { Reports } from './reports.ts';
import { CHANNEL_SETTINGS, HTTP_TIMEOUT, type Identity } from './settings.ts';
import { storedId } from './storage.ts';

/** This page's connection to the server: channel, HTTP and the server's clock. Nothing connects before `channel.open()`. */

/** The identity used for all calls; the session store writes the token. */
export const identity: Identity = { token: null, clientId: storedId('kilat.client') };

let policy: ErrorPolicy | null = null;

/** Sets how errors are handled: toasts, signing out, opening the sign-in sheet. The app calls it at boot. */
export function setErrorPolicy(next: ErrorPolicy): void {
  policy = next;
}

const report = (error: CallError, quiet: SuppressToast) => {
  if (policy) handle(error, identity.token, quiet, policy);
};

const took = (call: string, ms: number) => reports.took(call, ms);

/** The server's time. */
export const clock = new Clock();

/** The server's time in ms since 1970. */
export const serverNow = (): number => clock.now();

export const channel = new Channel({
  url: `${location.origin.replace(/^http/, 'ws')}/channel`,
  identity,
  clock,
  settings: CHANNEL_SETTINGS,
  report,
  took,
  wake: { window, document },
});

export const http = new Http({ identity, timeout: HTTP_TIMEOUT, report, took, clock });

/** Reports of errors and slow calls, sent to the server. */
export const reports = new Reports(http, identity.clientId, SITE_VERSION);
