import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, hasDoneNothing } from '../../net/errors.ts';
import { randomId } from '../../net/storage.ts';
import { useSession } from '../account/session.ts';
import { refetchPromotions } from './queries.ts';

/**
 * Sends a promotion's action once per intent: a press after a lost reply uses the same key. Afterwards all promotion queries
 * are refetched, whatever the outcome. The network layer shows errors.
 */
export function useOnce<Input, Reply>(send: (input: Input, options: { key: string }) => Promise<Reply>) {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const keys = useRef(new Map<string, string>());
  const [sending, setSending] = useState<string | null>(null);
  const nameOf = (input: Input) => JSON.stringify(input) ?? '';

  /** The reply; null when it was refused or lost. */
  async function once(input: Input): Promise<Reply | null> {
    const what = nameOf(input);
    const key = keys.current.get(what) ?? randomId();
    keys.current.set(what, key);
    setSending(what);
    try {
      const reply = await send(input, { key });
      keys.current.delete(what);
      return reply;
    } catch (error) {
      // A refused action is over; one with a lost reply may have been executed.
      if (error instanceof HttpError && hasDoneNothing(error)) keys.current.delete(what);
      return null;
    } finally {
      setSending(null);
      void refetchPromotions(client, userId, null);
    }
  }

  return {
    once,
    /** Whether any action, or this one, is pending. */
    isSending: (input?: Input) => sending !== null && (input === undefined || sending === nameOf(input)),
  };
}
