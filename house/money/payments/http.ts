import {
  bankAccountAdd,
  bankAccountChange,
  bankAccountDelete,
  bankAccountLatest,
  bankAccounts,
  bankSupport,
} from '../../../contract/http/money/bankAccounts.ts';
import {
  currencyRate,
  feedbackCallback,
  ordersBank,
  payBanks,
  payFeedbackAdd,
  payFeedbacks,
  payFirstAmount,
  payhubBanks,
  payInfo,
  payLastRecharge,
  payOrder,
  payOrderState,
  payOrders,
  payPorts,
  payRecharge,
  payRecover,
} from '../../../contract/http/money/deposits.ts';
import {
  bankAccountAddInput,
  bankAccountChangeInput,
  bankAccountDeleteInput,
} from '../../../contract/http/money/inputs/bankAccounts.ts';
import {
  feedbackCallbackInput,
  payFeedbackAddInput,
  payFeedbacksInput,
  payOrderInput,
  payOrderStateInput,
  payOrdersInput,
  payRechargeInput,
  payRecoverInput,
} from '../../../contract/http/money/inputs/deposits.ts';
import {
  withdrawCancelInput,
  withdrawFeeInput,
  withdrawInput,
  withdrawOrderStateInput,
  withdrawOrdersInput,
} from '../../../contract/http/money/inputs/withdrawals.ts';
import {
  payhubWithdrawBanks,
  withdraw,
  withdrawBanks,
  withdrawCancel,
  withdrawFee,
  withdrawInfo,
  withdrawOrderState,
  withdrawOrders,
  withdrawPending,
  withdrawPorts,
} from '../../../contract/http/money/withdrawals.ts';
import {
  type Route,
  type ServedCall,
  type Session,
  type TokenRequest,
  tokenRoute,
  withInput,
} from '../../core/http/route.ts';
import type { Payments } from './payments.ts';

const DONE = { ok: true } as const;
const player = ({ userId }: Session) => BigInt(userId);

/** @throws a Refusal, 10009, if the session was idle for too long */
export type RequireFresh = (session: Session) => Promise<void>;

/** Calls about deposits and withdrawals. Those that withdraw money, or change its destination, need a fresh session. */
export function paymentRoutes(payments: Payments, requireFresh: RequireFresh): Route[] {
  const guarded: Guarded = (call, answer) =>
    tokenRoute(call, async (request) => {
      await requireFresh(request.session);
      return answer(request);
    });
  return [
    ...depositRoutes(payments),
    ...withdrawalRoutes(payments, guarded),
    ...accountRoutes(payments, guarded),
  ];
}

type Guarded = <Input, Reply>(
  call: ServedCall<Input, Reply>,
  answer: (request: TokenRequest<Input>) => Promise<Reply>,
) => Route;

function depositRoutes({ deposits, feedback, rate }: Payments): Route[] {
  return [
    tokenRoute(payInfo, ({ session }) => deposits.info(player(session))),
    tokenRoute(payBanks, async () => ({ banks: deposits.banks('bank') })),
    tokenRoute(payhubBanks, async () => ({ banks: deposits.banks('touch') })),
    tokenRoute(payPorts, async () => ({ ports: await deposits.ports() })),
    tokenRoute(withInput(payRecharge, payRechargeInput), ({ session, key, input }) =>
      deposits.recharge(player(session), key, input),
    ),
    tokenRoute(withInput(payOrders, payOrdersInput), ({ session, input }) =>
      deposits.list(player(session), input),
    ),
    tokenRoute(withInput(payOrder, payOrderInput), ({ session, input }) =>
      deposits.one(player(session), BigInt(input.id)),
    ),
    tokenRoute(withInput(payOrderState, payOrderStateInput), ({ session, input }) =>
      deposits.state(player(session), BigInt(input.id)),
    ),
    tokenRoute(withInput(payRecover, payRecoverInput), ({ session, input }) =>
      deposits.recover(player(session), BigInt(input.id)),
    ),
    tokenRoute(payLastRecharge, async ({ session }) => ({ last: await deposits.last(player(session)) })),
    tokenRoute(payFirstAmount, ({ session }) => deposits.first(player(session))),
    tokenRoute(ordersBank, async ({ session }) => ({ orders: await deposits.byBank(player(session)) })),
    tokenRoute(currencyRate, () => rate()),
    tokenRoute(withInput(payFeedbacks, payFeedbacksInput), async ({ session, input }) => ({
      feedbacks: await feedback.list(player(session), input),
    })),
    tokenRoute(withInput(payFeedbackAdd, payFeedbackAddInput), ({ session, input }) =>
      feedback.add(player(session), input, input),
    ),
    tokenRoute(withInput(feedbackCallback, feedbackCallbackInput), async ({ session, input }) => {
      await feedback.solved(player(session), BigInt(input.id), input.solved);
      return DONE;
    }),
  ];
}

function withdrawalRoutes({ withdrawals, supported, waysOut }: Payments, guarded: Guarded): Route[] {
  return [
    tokenRoute(withdrawInfo, ({ session }) => withdrawals.info(player(session))),
    tokenRoute(withInput(withdrawFee, withdrawFeeInput), ({ input }) => withdrawals.fee(input.amount)),
    guarded(withInput(withdraw, withdrawInput), ({ session, key, input }) =>
      withdrawals.open(player(session), key, input),
    ),
    tokenRoute(withInput(withdrawCancel, withdrawCancelInput), ({ session, input }) =>
      withdrawals.cancel(player(session), BigInt(input.id)),
    ),
    tokenRoute(withInput(withdrawOrders, withdrawOrdersInput), ({ session, input }) =>
      withdrawals.list(player(session), input),
    ),
    tokenRoute(withdrawPending, async ({ session }) => ({
      withdrawal: await withdrawals.pending(player(session)),
    })),
    tokenRoute(withInput(withdrawOrderState, withdrawOrderStateInput), ({ session, input }) =>
      withdrawals.state(player(session), BigInt(input.id)),
    ),
    tokenRoute(withdrawBanks, async () => ({ banks: supported.filter(({ kind }) => kind === 'bank') })),
    tokenRoute(payhubWithdrawBanks, async () => ({
      banks: supported.filter(({ kind }) => kind === 'ewallet'),
    })),
    tokenRoute(withdrawPorts, async () => ({ ports: await waysOut() })),
  ];
}

function accountRoutes({ accounts, supported }: Payments, guarded: Guarded): Route[] {
  return [
    tokenRoute(bankAccounts, ({ session }) => accounts.list(player(session))),
    tokenRoute(bankAccountLatest, async ({ session }) => ({
      account: await accounts.latest(player(session)),
    })),
    tokenRoute(bankSupport, async () => ({ banks: supported })),
    guarded(withInput(bankAccountAdd, bankAccountAddInput), ({ session, input }) =>
      accounts.add(session, input),
    ),
    guarded(withInput(bankAccountChange, bankAccountChangeInput), ({ session, input: { id, ...fields } }) =>
      accounts.change(player(session), BigInt(id), fields),
    ),
    guarded(withInput(bankAccountDelete, bankAccountDeleteInput), async ({ session, input }) => {
      await accounts.remove(player(session), BigInt(input.id));
      return DONE;
    }),
  ];
}
