import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, hasDoneNothing } from '../../net/errors.ts';
import { randomId } from '../../net/storage.ts';
import { useSession } from '../account/session.ts';
import { refetchPromotions } from './queries.ts';

/**
 * Sends what promotions do once for each intent: a press after a lost answer carries the same key. Whatever came of it, everything
 * about promotions is read again. Errors are told by the net.
 */
export function useOnce<Input, Reply>(send: (input: Input, options: { key: string }) => Promise<Reply>) {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const keys = useRef(new Map<string, string>());
  const [sending, setSending] = useState<string | null>(null);
  const nameOf = (input: Input) => JSON.stringify(input) ?? '';

  /** The answer; null where it was refused or got lost. */
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
      // What was refused is over; what got lost may have been done.
      if (error instanceof HttpError && hasDoneNothing(error)) keys.current.delete(what);
      return null;
    } finally {
      setSending(null);
      void refetchPromotions(client, userId, null);
    }
  }

  return {
    once,
    /** Whether anything, or this, is on its way. */
    isSending: (input?: Input) => sending !== null && (input === undefined || sending === nameOf(input)),
  };
}
