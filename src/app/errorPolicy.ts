import { errorText } from '../i18n/i18n.ts';
import type { ErrorPolicy, Notice } from '../net/errors.ts';
import { channel } from '../net/house.ts';
import { forgetSession } from '../state/session.ts';
import { toast } from '../ui/toasts.ts';

let openSignIn: (() => void) | null = null;

/** Who opens the sign-in page when an error asks for it. */
export function onSignInWanted(open: () => void): () => void {
  openSignIn = open;
  return () => {
    if (openSignIn === open) openSignIn = null;
  };
}

/** What the app does about errors of the net (spec.md section 8). */
export const errorPolicy: ErrorPolicy = {
  notify: (notice) => {
    const text = textOf(notice);
    if (text) toast(notice.tone, text, notice.tone === 'error' ? `#${notice.code}` : undefined);
  },
  remedy: (remedy) => {
    if (remedy === 'refreshToken') return channel.authenticate();
    if (remedy === 'signOut') forgetSession();
    openSignIn?.();
  },
};

/** Our own words for the code; else the house's, if they may be shown; else that the service is at fault. */
function textOf({ failure, code, text }: Notice): string | undefined {
  if (failure === 'network') return errorText('network');
  return errorText(String(code)) ?? text ?? errorText('service');
}
