import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, signatureOf } from '../hub88/signature.ts';
import {
  byteChanged,
  type Meaning,
  type Proof,
  post,
  reserialised,
  type Seat,
  type Transaction,
  type WalletAnswer,
  type WalletDriver,
} from './driver.ts';

const MEANINGS: Readonly<Record<string, readonly Meaning[]>> = {
  RS_OK: ['ok'],
  RS_ERROR_INVALID_SIGNATURE: ['badSignature'],
  RS_ERROR_WRONG_SYNTAX: ['syntax'],
  RS_ERROR_WRONG_TYPES: ['types'],
  RS_ERROR_INVALID_TOKEN: ['invalidToken'],
  RS_ERROR_TOKEN_EXPIRED: ['tokenExpired'],
  RS_ERROR_INVALID_GAME: ['wrongGame'],
  RS_ERROR_WRONG_CURRENCY: ['wrongCurrency'],
  RS_ERROR_NOT_ENOUGH_MONEY: ['notEnough'],
  RS_ERROR_USER_DISABLED: ['disabled', 'closed'],
  RS_ERROR_LIMIT_REACHED: ['limit'],
  RS_ERROR_BET_LIMIT_EXCEEDED: ['betLimit'],
  RS_ERROR_DUPLICATE_TRANSACTION: ['duplicate'],
  RS_ERROR_TRANSACTION_ROLLED_BACK: ['rolledBack'],
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: ['unknownTransaction'],
  RS_ERROR_TIMEOUT: ['failed'],
  RS_ERROR_UNKNOWN: ['failed', 'unknownPlayer'],
};

/** One minor unit is 1,000 of the protocol's integer units. */
const PER_MINOR = 1_000n;

let madeKey: KeyObject | null = null;

/** A key unknown to every wallet. Created once, because that takes up to a second. */
function strangersKey(): KeyObject {
  madeKey ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  return madeKey;
}

/** @param url up to /user/… and /transaction/…; @param key what the provider signs with */
export function hub88Driver({ url, key, seat }: { url: string; key: KeyObject; seat: Seat }): WalletDriver {
  async function call(path: string, body: string, proof: Proof = 'right'): Promise<WalletAnswer> {
    const sent =
      proof === 'changedByte' ? byteChanged(body) : proof === 'reserialised' ? reserialised(body) : body;
    const signature =
      proof === 'garbage' ? 'AAAA' : signatureOf(body, proof === 'wrongKey' ? strangersKey() : key);
    const { http, ms, json } = await post(
      url + path,
      sent,
      proof === 'none' ? {} : { [SIGNATURE_HEADER]: signature },
    );
    const { status, balance, request_uuid } = json;
    return {
      ...{ http, ms, status: String(status), means: MEANINGS[String(status)] ?? [] },
      balance: typeof balance === 'number' ? BigInt(balance) / PER_MINOR : null,
      echoed: typeof request_uuid === 'string' && body.includes(`"${request_uuid}"`),
    };
  }

  function bodyOf({
    kind,
    id,
    amount = 0n,
    round,
    reference = null,
    closes,
    free,
    promo,
    ...of
  }: Transaction) {
    const { user, token, game, currency } = { ...seat, ...of };
    return {
      ...{ user, token, transaction_uuid: id, supplier_transaction_id: `s-${id}`, supplier_user: null },
      ...{ round: round ?? `round-${id}`, round_closed: closes ?? false, reward_uuid: null },
      ...{ request_uuid: randomUUID(), game_code: game },
      ...(kind !== 'bet' && { reference_transaction_uuid: reference }),
      ...(kind !== 'rollback' && {
        ...{ is_free: free ?? false, is_supplier_promo: promo ?? false, is_aggregated: false },
        ...{ currency, bet: 'zero', amount: Number(amount * PER_MINOR), meta: {} },
      }),
    };
  }

  return {
    protocol: 'hub88',
    bodyOf,
    balance: (of = {}, proof) => {
      const { user, token, game } = { ...seat, ...of };
      const fields = { user, token, request_uuid: randomUUID(), game_code: game };
      return call('/user/balance', JSON.stringify(fields), proof);
    },
    info: (user = seat.user) => call('/user/info', JSON.stringify({ user, request_uuid: randomUUID() })),
    transact: (transaction, proof) =>
      call(`/transaction/${transaction.kind}`, JSON.stringify(bodyOf(transaction)), proof),
    send: (kind, body, proof) => call(`/transaction/${kind}`, body, proof),
  };
}
