import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { create } from 'zustand';
import { ErrorCode } from '../../../../contract/errors.ts';
import { type DepositOrder, payRecharge } from '../../../../contract/http/money/deposits.ts';
import type { DepositRequest } from '../../../../contract/http/money/inputs/deposits.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { intentKey } from '../../../net/intentKey.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { depositsChanged, orderKey } from '../queries.ts';
import { pageOf } from './channels.tsx';

export type DepositStart = Pick<DepositOrder, 'port' | 'bank' | 'amount'>;

/** Initial values of the deposit form when a player repeats an ended order. */
export const useNextDeposit = create<{ wanted: DepositStart | null }>(() => ({ wanted: null }));

/** Refusals for which the form has its own texts. */
const HANDLED_HERE: readonly number[] = [
  ErrorCode.tooFrequent,
  ErrorCode.notFound,
  ErrorCode.amountOutOfRange,
  ErrorCode.promotionOver,
  ErrorCode.overOwnLimit,
  ErrorCode.onBreak,
];

/**
 * Opens an order and navigates to it. One idempotency key per deposit: a press after a lost reply finds the order that was
 * created; after an opened one, the same amount again is a new deposit.
 */
export function useRecharge() {
  const client = useQueryClient();
  const pages = usePages();
  const player = useSession((session) => session.player?.id);
  const key = useRef(intentKey<DepositRequest>());
  const [refused, setRefused] = useState<number | null>(null);

  const recharge = async (request: DepositRequest) => {
    setRefused(null);
    try {
      const order = await http.send(payRecharge, request, { key: key.current(request), quiet: HANDLED_HERE });
      key.current = intentKey();
      useNextDeposit.setState({ wanted: null });
      client.setQueryData(orderKey(order.id, player), order);
      void depositsChanged(client);
      pages.open(pageOf(order), { deposit: order.id });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.failure !== 'refusal' || !HANDLED_HERE.includes(error.code)) return;
      setRefused(error.code);
      // Ranges, channels or promotions have changed.
      void depositsChanged(client);
    }
  };
  return { recharge, refused, forget: () => setRefused(null) };
}
