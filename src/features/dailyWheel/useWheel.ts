import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type WheelConfig,
  type WheelInfo,
  type WheelSpin,
  type WheelSpun,
  wheelClaim,
} from '../../../contract/http/offers/dailyWheel.ts';
import { http, serverNow } from '../../net/backend.ts';
import { HttpError, hasDoneNothing } from '../../net/errors.ts';
import { randomId } from '../../net/storage.ts';
import { refetchPromotions } from '../../shared/promotions/queries.ts';
import { deferCredits, revealCredit, updateWallet } from '../../shared/wallet/walletStore.ts';
import type { WheelResult } from './engine/dailyWheelView.ts';
import { fieldsOf } from './prizes.ts';
import { wheelState } from './queries.ts';
import { WheelSource } from './wheelSource.ts';

/** The wheel's key in balance events (contract/wallet/schema.graphql). */
const TABLE = 'dailyWheel';

/** A spin in the picture's terms: the position within its segment looks random, but is the same every time. */
function resultOf({ entry, id }: WheelSpin): WheelResult {
  return { entry, seed: Number(BigInt.asUintN(32, BigInt(id) * 2_654_435_761n)) };
}

/**
 * State and actions of the wheel's page. The prize is shown when the wheel stops; a press after a lost reply repeats the same
 * spin.
 * @param tables the prize tables of the player's next spin; undefined until they are loaded
 */
export function useWheel(userId: string | null, info: WheelInfo | null, tables: WheelConfig | undefined) {
  const client = useQueryClient();
  const [source] = useState(() => new WheelSource());
  const [spinning, setSpinning] = useState(false);
  const [won, setWon] = useState<WheelSpin | null>(null);
  const key = useRef<string | null>(null);
  const stands = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = info?.table ?? 'default';
  const version = tables?.version;
  const last = info?.last ?? null;
  const laid = useRef('');

  useEffect(() => {
    const entries = tables?.tables.find((table) => table.type === type)?.entries;
    // The table is not replaced while the wheel turns, nor after, because it stands on the prize that was won.
    if (!entries || spinning || laid.current === `${version} ${type}`) return;
    laid.current = `${version} ${type}`;
    const same = last?.table === type && last.version === version;
    source.lay(fieldsOf(entries), last && same ? resultOf(last) : null);
  }, [source, tables, type, version, last, spinning]);

  // The balance in the header also waits for the wheel.
  useEffect(() => deferCredits(TABLE), []);
  useEffect(() => () => clearTimeout(stands.current), []);

  function announce({ spin, left, balance, sequence }: WheelSpun): void {
    updateWallet({ balance, sequence });
    revealCredit(TABLE, spin.id);
    // Cached before the server is asked again, which may take until the network is back.
    if (userId !== null)
      client.setQueryData(
        wheelState(userId).queryKey,
        (known) => known && { ...known, spins: left, last: spin },
      );
    setWon(spin);
    end();
  }

  function end(): void {
    setSpinning(false);
    void refetchPromotions(client, userId, null);
  }

  async function turn(): Promise<void> {
    key.current ??= randomId();
    setSpinning(true);
    setWon(null);
    source.requestSpin();
    try {
      const spun = await http.send(wheelClaim, undefined, { key: key.current });
      key.current = null;
      const shown = laid.current === `${spun.spin.version} ${spun.spin.table}`;
      const at = source.answer(shown ? resultOf(spun.spin) : null);
      stands.current = setTimeout(() => announce(spun), Math.max(0, at - serverNow()));
    } catch (error) {
      // A refused spin is over; one with a lost reply may have been executed.
      if (error instanceof HttpError && hasDoneNothing(error)) key.current = null;
      const at = source.answer(null);
      stands.current = setTimeout(end, Math.max(0, at - serverNow()));
    }
  }

  return { source, spinning, won, spin: () => void turn() };
}
