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

/** As the wallet names what a rain put into it (contract/wallet/schema.graphql). */
const TABLE = 'redPocket';

/** What the picture says by itself. */
const SHOWN: readonly number[] = [ErrorCode.promotionOver, ErrorCode.awardExpired, ErrorCode.awardClaimed];
/** An opened envelope is looked at before the page says it in words, ms. */
const LOOKED_AT = 900;

/**
 * Opens an envelope of a rain: the picture shows what came of it first, then the page reads everything again. A tap after a lost
 * answer is the same opening.
 */
export function useOpening(
  rain: string,
  live: LiveRain,
): { open: (envelope: number) => void; opening: boolean } {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const key = useRef(randomId());
  /** From a tap on, until the page can say what came of it; an envelope that was not opened may be tapped again. */
  const [opening, setOpening] = useState(false);
  // The balance in the header waits until the envelope is seen open.
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
