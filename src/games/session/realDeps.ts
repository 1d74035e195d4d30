import { market } from '../../i18n/market.ts';
import { channel, clock, serverNow } from '../../net/house.ts';
import { randomId } from '../../net/storage.ts';
import { refreshBrief } from '../../shared/account/session.ts';
import { hearBalance, holdCredits, showCredit, useWallet } from '../../shared/wallet/walletStore.ts';
import type { TableDeps } from './tableDeps.ts';

/** The site's own channel, clock and wallet, for the tables of its pages. */
export const realDeps: TableDeps = {
  channel,
  mark: () => clock.mark(),
  serverNow,
  key: randomId,
  random: Math.random,
  currency: market.currency,
  wallet: {
    balance: () => useWallet.getState().balance,
    set: (balance, sequence) => hearBalance({ balance, sequence }),
    refresh: () => void refreshBrief(),
    holdCredits,
    showCredit,
  },
};
