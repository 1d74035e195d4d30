import type { Logger } from 'pino';
import type { SupportedBank } from '../../../contract/http/money/bankAccounts.ts';
import type { Market } from '../../../contract/markets.ts';
import { PAYOUT_BANKS } from '../../../contract/payments/payoutBanks.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { SecurityEvents } from '../../people/security/securityEvents.ts';
import type { Settings } from '../../site/site/settings.ts';
import { BankAccounts, type Prove } from './bankAccounts.ts';
import { Callbacks } from './callbacks.ts';
import { Deposits } from './deposits.ts';
import { Feedback } from './feedback.ts';
import type { PaymentGateway } from './gateway.ts';
import type { DepositGifts } from './gifts.ts';
import { Payouts } from './payouts/payouts.ts';
import { readAmounts } from './paySettings.ts';
import { Withdrawals } from './withdrawals.ts';

export interface PaymentParts {
  db: Database;
  clock: Clock;
  market: Market;
  log: Logger;
  settings: Settings;
  gateway: PaymentGateway | null;
  gifts: DepositGifts;
  /** Called for each player whose balance a payment changed. */
  balanceChanged: (userId: bigint) => Promise<void>;
  /** How long a withdrawal stays in review, ms. */
  review: number;
  prove: Prove;
  events: SecurityEvents;
}

/** The services behind the payment calls. */
export interface Payments {
  callbacks: Callbacks;
  deposits: Deposits;
  feedback: Feedback;
  accounts: BankAccounts;
  withdrawals: Withdrawals;
  payouts: Payouts;
  /** Banks and wallets that can receive money. */
  supported: readonly SupportedBank[];
  rate: () => Promise<{ from: 'USDT'; to: string; rate: string }>;
  waysOut: () => Promise<{ code: SupportedBank['kind']; min: string; max: string }[]>;
}

export function buildPayments({ settings, review, ...rest }: PaymentParts): Payments {
  const { market } = rest;
  const amounts = () => readAmounts(settings);
  const callbacks = new Callbacks(rest);
  const accounts = new BankAccounts({ ...rest, amounts });
  const supported = PAYOUT_BANKS[market.id].map(({ code, name, kind }) => ({ code, name, kind }));
  return {
    callbacks,
    deposits: new Deposits({ ...rest, amounts, callbacks, accounts }),
    feedback: new Feedback(rest),
    accounts,
    withdrawals: new Withdrawals({ ...rest, amounts, accounts, review }),
    payouts: new Payouts({ ...rest, callbacks }),
    supported,
    async rate() {
      return { from: 'USDT', to: market.currency, rate: (await amounts()).usdtRate.toString() };
    },
    async waysOut() {
      const { min, max } = (await amounts()).withdrawRange;
      const kinds = [...new Set(supported.map(({ kind }) => kind))];
      return kinds.map((code) => ({ code, min: min.toString(), max: max.toString() }));
    },
  };
}
