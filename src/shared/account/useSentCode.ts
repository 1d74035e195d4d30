import { useState } from 'react';
import * as v from 'valibot';
import type { CodeSent } from '../../../contract/http/people/accounts.ts';
import { serverNow } from '../../net/backend.ts';
import { loadHere, saveHere } from '../../net/storage.ts';

const sentCode = v.object({
  /** The phone digits or the e-mail; or a channel, where the server has the address. */
  to: v.string(),
  resendAt: v.number(),
  expiresAt: v.number(),
  sandbox: v.nullable(v.string()),
});

/** Where a code was sent, and the server's data about it, with times in ms. Never the code itself. */
export type SentCode = v.InferOutput<typeof sentCode>;

/** How a code is sent to the player. */
export type CodeChannel = 'phone' | 'email';

const KEY = 'kilat.code.';

/** The last code requested under this name in this tab, if still valid at `now` (ms). */
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

/** Stores it for this tab across reloads: the page may be discarded while the player looks up the code. */
export function storeCode(name: string, sent: SentCode | null): void {
  saveHere(KEY + name, sent && JSON.stringify(sent));
}

/**
 * State of a sent code: `send` requests one, `forget` starts over, and `elsewhere` too, but keeps the previous address in `to`
 * for editing.
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
