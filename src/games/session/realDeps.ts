import { market } from '../../i18n/market.ts';
import { channel, clock, serverNow } from '../../net/house.ts';
import { randomId } from '../../net/storage.ts';
import { refreshBrief, setBalance, useSession } from '../../shared/account/session.ts';
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
    balance: () => useSession.getState().balance,
    set: setBalance,
    refresh: () => void refreshBrief(),
  },
};
