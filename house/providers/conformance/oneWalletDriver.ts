import { randomUUID } from 'node:crypto';
import { decimalMoney } from '../oneWallet/money.ts';
import {
  type Meaning,
  type Proof,
  post,
  type Seat,
  type Transaction,
  type WalletAnswer,
  type WalletDriver,
} from './driver.ts';

const MEANINGS: Readonly<Record<string, readonly Meaning[]>> = {
  OK: ['ok'],
  INVALID_TOKEN_ID: ['badSignature'],
  INVALID_PARAMETER: ['syntax', 'types', 'wrongGame', 'wrongCurrency', 'unknownPlayer'],
  INVALID_SID: ['invalidToken', 'tokenExpired'],
  INSUFFICIENT_FUNDS: ['notEnough'],
  ACCOUNT_LOCKED: ['disabled'],
  BET_ALREADY_EXIST: ['duplicate'],
  BET_ALREADY_SETTLED: ['duplicate', 'rolledBack'],
  BET_DOES_NOT_EXIST: ['unknownTransaction'],
  FINAL_ERROR_ACTION_FAILED: ['rolledBack', 'limit', 'betLimit', 'closed'],
  TEMPORARY_ERROR: ['failed'],
};

const CALLS = { bet: 'debit', win: 'credit', rollback: 'cancel' } as const;

/** @param url up to /debit and its like; @param secret the token that both hold */
export function oneWalletDriver({
  url,
  secret,
  seat,
}: {
  url: string;
  secret: string;
  seat: Seat;
}): WalletDriver {
  async function call(path: string, body: string, proof: Proof = 'right'): Promise<WalletAnswer> {
    const token =
      { right: secret, changedByte: `${secret.slice(0, -1)}~`, none: null }[proof as 'right'] ?? null;
    const query = proof === 'none' ? '' : `?authToken=${encodeURIComponent(token ?? 'a stranger')}`;
    const { http, ms, json } = await post(`${url}/${path}${query}`, body);
    const { status, balance, uuid } = json;
    return {
      ...{ http, ms, status: String(status), means: MEANINGS[String(status)] ?? [] },
      balance: typeof balance === 'number' ? BigInt(Math.round(balance * 100)) : null,
      echoed: typeof uuid === 'string' && body.includes(`"${uuid}"`),
    };
  }

  function bodyOf({ kind, id, amount = 0n, round, reference, ...of }: Transaction) {
    const { user, token, game, currency } = { ...seat, ...of };
    const refId = kind === 'bet' ? id : (reference ?? id);
    return {
      ...{ sid: token, userId: user, currency, uuid: randomUUID() },
      game: { id: round ?? `round-${refId}`, type: 'slot', details: { table: { id: game } } },
      transaction: { id, refId, amount: Number(decimalMoney(amount)) },
    };
  }

  return {
    protocol: 'oneWallet',
    bodyOf,
    balance: (of = {}, proof) => {
      const { user, token, game, currency } = { ...seat, ...of };
      const fields = {
        ...{ sid: token, userId: user, currency, uuid: randomUUID() },
        game: { details: { table: { id: game } } },
      };
      return call('balance', JSON.stringify(fields), proof);
    },
    info: null,
    transact: (transaction, proof) =>
      call(CALLS[transaction.kind], JSON.stringify(bodyOf(transaction)), proof),
    send: (kind, body, proof) => call(CALLS[kind], body, proof),
  };
}
