import * as v from 'valibot';
import type { ProviderCalls } from '../calls/port.ts';
import { ProviderAway, type ProviderHttp, ProviderRefused } from '../calls/providerHttp.ts';
import type { ProviderLink } from '../links/links.ts';
import { betName, cancelName, winName } from './bodies.ts';
import { decimalAmount } from './money.ts';

interface Parts {
  http: ProviderHttp;
  link: Pick<ProviderLink, 'provider' | 'url' | 'partner' | 'secret'>;
}

const id = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,60}$/));
const lobby = v.object({ tables: v.record(id, v.object({ name: v.pipe(v.string(), v.maxLength(200)) })) });
const opened = v.object({ entry: v.pipe(v.string(), v.maxLength(4_000), v.url(), v.regex(/^https?:/)) });
const history = v.object({
  status: v.picklist(['Running', 'Resolved', 'Unknown']),
  transactions: v.array(
    v.object({ type: v.picklist(['debit', 'credit', 'cancel']), id, refId: id, amount: decimalAmount }),
  ),
});

/** Calls to a provider, authenticated by the shared token. */
export function oneCalls({ http, link }: Parts): ProviderCalls {
  const { provider, url, partner, secret } = link;
  const authorization = `Basic ${Buffer.from(`${partner}:${secret ?? ''}`).toString('base64')}`;

  async function send<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await http.send(provider, {
      method: body ? 'POST' : 'GET',
      url: url + path,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = v.safeParse(schema, answer);
    if (!read.success)
      throw new ProviderAway(`its answer to ${path} is none: ${v.getDotPath(read.issues[0]) ?? ''}`);
    return read.output;
  }
  const noFreeBets = async () => {
    throw new ProviderRefused('this protocol has no free bets', 404);
  };
  return {
    async gameList() {
      const { tables } = await send(`/api/lobby/v1/${encodeURIComponent(partner)}/state`, lobby);
      return Object.entries(tables).map(([code, { name }]) => ({ code, title: name }));
    },
    async gameUrl({ user, token, code, currency, country, language, ip, mobile, lobbyUrl, depositUrl }) {
      const { entry } = await send(`/ua/v1/${encodeURIComponent(partner)}`, opened, {
        player: { id: user, country, currency, language, session: { id: token, ip } },
        config: {
          game: { table: { id: code } },
          channel: { mobile },
          urls: { lobby: lobbyUrl, cashier: depositUrl },
        },
      });
      return entry;
    },
    async round({ user, round }) {
      const game = encodeURIComponent(round);
      const path = `/api/gamehistory/v1/casino/games/${game}?playerId=${encodeURIComponent(user)}`;
      const { status, transactions } = await send(path, history);
      const state = ({ Running: 'open', Resolved: 'closed', Unknown: 'unknown' } as const)[status];
      return { state, transactions: transactions.map(transactionOf) };
    },
    // The protocol has no replay: its history consists of numbers only.
    replayUrl: async () => null,
    prepaids: async () => [],
    createReward: noFreeBets,
    cancelReward: noFreeBets,
  };
}

/** A transaction with the ids used in the wallet calls. */
function transactionOf({
  type,
  id: own,
  refId,
  amount,
}: v.InferOutput<typeof history>['transactions'][number]) {
  const reference = betName(refId);
  if (type === 'debit') return { kind: 'bet', uuid: reference, amount, reference: null } as const;
  if (type === 'credit') return { kind: 'win', uuid: winName(own), amount, reference } as const;
  return { kind: 'rollback', uuid: cancelName(refId), amount: 0n, reference } as const;
}
