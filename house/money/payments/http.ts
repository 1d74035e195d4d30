import type { Call } from '../../../contract/http/call.ts';
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
import { type Route, type Session, type TokenRequest, tokenRoute } from '../../core/http/route.ts';
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
  call: Call<Input, Reply>,
  answer: (request: TokenRequest<Input>) => Promise<Reply>,
) => Route;

function depositRoutes({ deposits, feedback, rate }: Payments): Route[] {
  return [
    tokenRoute(payInfo, ({ session }) => deposits.info(player(session))),
    tokenRoute(payBanks, async () => ({ banks: deposits.banks('bank') })),
    tokenRoute(payhubBanks, async () => ({ banks: deposits.banks('touch') })),
    tokenRoute(payPorts, async () => ({ ports: await deposits.ports() })),
    tokenRoute(payRecharge, ({ session, key, input }) => deposits.recharge(player(session), key, input)),
    tokenRoute(payOrders, ({ session, input }) => deposits.list(player(session), input)),
    tokenRoute(payOrder, ({ session, input }) => deposits.one(player(session), BigInt(input.id))),
    tokenRoute(payOrderState, ({ session, input }) => deposits.state(player(session), BigInt(input.id))),
    tokenRoute(payRecover, ({ session, input }) => deposits.recover(player(session), BigInt(input.id))),
    tokenRoute(payLastRecharge, async ({ session }) => ({ last: await deposits.last(player(session)) })),
    tokenRoute(payFirstAmount, ({ session }) => deposits.first(player(session))),
    tokenRoute(ordersBank, async ({ session }) => ({ orders: await deposits.byBank(player(session)) })),
    tokenRoute(currencyRate, () => rate()),
    tokenRoute(payFeedbacks, async ({ session, input }) => ({
      feedbacks: await feedback.list(player(session), input),
    })),
    tokenRoute(payFeedbackAdd, ({ session, input }) => feedback.add(player(session), input, input)),
    tokenRoute(feedbackCallback, async ({ session, input }) => {
      await feedback.solved(player(session), BigInt(input.id), input.solved);
      return DONE;
    }),
  ];
}

function withdrawalRoutes({ withdrawals, supported, waysOut }: Payments, guarded: Guarded): Route[] {
  return [
    tokenRoute(withdrawInfo, ({ session }) => withdrawals.info(player(session))),
    tokenRoute(withdrawFee, ({ input }) => withdrawals.fee(input.amount)),
    guarded(withdraw, ({ session, key, input }) => withdrawals.open(player(session), key, input)),
    tokenRoute(withdrawCancel, ({ session, input }) => withdrawals.cancel(player(session), BigInt(input.id))),
    tokenRoute(withdrawOrders, ({ session, input }) => withdrawals.list(player(session), input)),
    tokenRoute(withdrawPending, async ({ session }) => ({
      withdrawal: await withdrawals.pending(player(session)),
    })),
    tokenRoute(withdrawOrderState, ({ session, input }) =>
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
    guarded(bankAccountAdd, ({ session, input }) => accounts.add(session, input)),
    guarded(bankAccountChange, ({ session, input: { id, ...fields } }) =>
      accounts.change(player(session), BigInt(id), fields),
    ),
    guarded(bankAccountDelete, async ({ session, input }) => {
      await accounts.remove(player(session), BigInt(input.id));
      return DONE;
    }),
  ];
}
