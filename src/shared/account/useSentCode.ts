import { useState } from 'react';
import * as v from 'valibot';
import type { CodeSent } from '../../../contract/http/people/accounts.ts';
import { serverNow } from '../../net/backend.ts';
import { loadHere, saveHere } from '../../net/storage.ts';

const sentCode = v.object({
  /** The phone's digits or the e-mail; a channel where the house knows the address. */
  to: v.string(),
  resendAt: v.number(),
  expiresAt: v.number(),
  sandbox: v.nullable(v.string()),
});

/** Where a code went, and what the house said of it, its times in ms. Never the code. */
export type SentCode = v.InferOutput<typeof sentCode>;

/** How a code comes to the player. */
export type CodeChannel = 'phone' | 'email';

const KEY = 'kilat.code.';

/** The code last asked for under this name in this tab, if it still holds at `now` (ms). */
export function storedCode(name: string, now: number): SentCode | null {
  const text = loadHere(KEY + name);
  if (text === null) return null;
  try {
    const stored = v.parse(sentCode, JSON.parse(text));
    return stored.expiresAt > now ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers it for this tab, over reloads: whoever looks up the code may come back to a page that was dropped. */
export function storeCode(name: string, sent: SentCode | null): void {
  saveHere(KEY + name, sent && JSON.stringify(sent));
}

/**
 * A code that was sent, or is to be: `send` asks for one, `forget` begins anew, and so does `elsewhere` with where it
 * went in `to`, for another place to be given.
 */
export function useSentCode(name: string, sendCode: (to: string) => Promise<CodeSent>, first = '') {
  const [sent, setSent] = useState(() => storedCode(name, serverNow()));
  const [to, setTo] = useState(first);
  const change = (next: SentCode | null) => {
    storeCode(name, next);
    setSent(next);
  };
  return {
    sent,
    to,
    send: async (to: string) => change({ to, ...(await sendCode(to)) }),
    forget: () => change(null),
    elsewhere: () => {
      setTo(sent?.to ?? '');
      change(null);
    },
  };
}
