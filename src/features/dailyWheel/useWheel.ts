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

/** As the wallet names what the wheel put into it (contract/wallet/schema.graphql). */
const TABLE = 'dailyWheel';

/** A spin as the picture is told of it: where in its entry it stops looks random, and is the same whenever it is shown. */
function resultOf({ entry, id }: WheelSpin): WheelResult {
  return { entry, seed: Number(BigInt.asUintN(32, BigInt(id) * 2_654_435_761n)) };
}

/**
 * The wheel as its page turns it. What was won is told when the wheel stands; a press after a lost answer is the same spin.
 * @param tables those that the player's next spin is drawn from; undefined until they are known
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
    // While it turns it stays as it is, and so it does after: what it stands on is what was won.
    if (!entries || spinning || laid.current === `${version} ${type}`) return;
    laid.current = `${version} ${type}`;
    const same = last?.table === type && last.version === version;
    source.lay(fieldsOf(entries), last && same ? resultOf(last) : null);
  }, [source, tables, type, version, last, spinning]);

  // The balance in the header waits for the wheel too.
  useEffect(() => deferCredits(TABLE), []);
  useEffect(() => () => clearTimeout(stands.current), []);

  function announce({ spin, left, balance, sequence }: WheelSpun): void {
    updateWallet({ balance, sequence });
    revealCredit(TABLE, spin.id);
    // Known before the house is asked again, which may take until a network is back.
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
      // What was refused is over; what got lost may have been done.
      if (error instanceof HttpError && hasDoneNothing(error)) key.current = null;
      const at = source.answer(null);
      stands.current = setTimeout(end, Math.max(0, at - serverNow()));
    }
  }

  return { source, spinning, won, spin: () => void turn() };
}
