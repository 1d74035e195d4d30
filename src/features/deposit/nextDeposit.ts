import { create } from 'zustand';
import type { DepositOrder } from '../../../contract/http/deposits.ts';

export type DepositStart = Pick<DepositOrder, 'port' | 'bank' | 'amount'>;

/** What the wallet's form begins with where a player begins again with an order that is over. */
export const useNextDeposit = create<{ wanted: DepositStart | null }>(() => ({ wanted: null }));
