import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorCode } from '../../../contract/errors.ts';
import { redPocketOpen } from '../../../contract/http/offers/redPocket.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { randomId } from '../../net/storage.ts';
import { useSession } from '../../shared/account/session.ts';
import { refetchPromotions } from '../../shared/promotions/queries.ts';
import { deferCredits, revealCredit, updateWallet } from '../../shared/wallet/walletStore.ts';
import type { LiveRain } from './liveRain.ts';

/** The rain's key in balance events (contract/wallet/schema.graphql). */
const TABLE = 'redPocket';

/** Errors that the picture shows by itself. */
const SHOWN: readonly number[] = [ErrorCode.promotionOver, ErrorCode.awardExpired, ErrorCode.awardClaimed];
/** Delay before the page shows an opened envelope's result as text, ms. */
const LOOKED_AT = 900;

/**
 * Opens an envelope of a rain: the picture shows the result first, then the page refetches. A tap after a lost reply repeats
 * the same request.
 */
export function useOpening(
  rain: string,
  live: LiveRain,
): { open: (envelope: number) => void; opening: boolean } {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const key = useRef(randomId());
  /** True from a tap until the page can show the result; an envelope that was not opened may be tapped again. */
  const [opening, setOpening] = useState(false);
  // The balance in the header waits until the envelope is shown open.
  useEffect(() => deferCredits(TABLE), []);

  async function open(envelope: number): Promise<void> {
    if (live.busy) return;
    live.tap(envelope);
    setOpening(true);
    try {
      const opened = await http.send(redPocketOpen, { rain }, { key: key.current, quiet: SHOWN });
      const { award, balance, sequence } = opened;
      live.answer('amount', BigInt(award.amount));
      updateWallet({ balance, sequence, cause: { table: TABLE, roundId: rain, credit: award.amount } });
      setTimeout(() => revealCredit(TABLE, rain), live.seenIn());
    } catch (error) {
      const code = error instanceof HttpError ? error.code : null;
      if (code === ErrorCode.promotionOver) live.answer('empty');
      else if (code === ErrorCode.awardExpired) live.answer('late');
      else {
        live.release();
        setOpening(false);
      }
    }
    setTimeout(() => void refetchPromotions(client, userId, null), live.seenIn() + LOOKED_AT);
  }

  return { open: (envelope) => void open(envelope), opening };
}
