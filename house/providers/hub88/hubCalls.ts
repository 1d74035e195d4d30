import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { ProviderCalls } from '../calls/port.ts';
import { ProviderAway, type ProviderHttp } from '../calls/providerHttp.ts';
import type { ProviderLink } from '../links/links.ts';
import { hubAmount } from './money.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

interface Parts {
  http: ProviderHttp;
  signingKey: () => Promise<KeyObject>;
  link: Pick<ProviderLink, 'provider' | 'url' | 'partner'>;
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const code = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/));
const list = v.array(v.object({ game_code: code, name: text }));
const url = v.pipe(v.string(), v.maxLength(4_000), v.url(), v.regex(/^https?:/));
const opened = v.object({ url });
const replayed = v.object({ url: v.nullish(url, null) });
const round = v.object({
  round_closed: v.boolean(),
  transactions: v.array(
    v.object({
      transaction_uuid: code,
      kind: v.picklist(['bet', 'win', 'rollback']),
      amount: v.nullish(hubAmount, 0),
      reference_transaction_uuid: v.nullish(code, null),
    }),
  ),
});
const unknownRound = v.object({ round_closed: v.null() });
const prepaids = v.array(
  v.object({
    prepaid_uuid: code,
    game_code: code,
    currency: text,
    bet_count: v.pipe(v.number(), v.integer()),
    bet_value: hubAmount,
  }),
);
const reward = v.object({ reward_uuid: code });

/** Calls to a provider, with signed bodies. */
export function hubCalls({ http, signingKey, link }: Parts): ProviderCalls {
  async function send<Schema extends v.GenericSchema>(
    path: string,
    fields: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const body = JSON.stringify({ operator_id: link.partner, ...fields });
    const signature = signatureOf(body, await signingKey());
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const answer = await http.send(link.provider, { method: 'POST', url: link.url + path, headers, body });
    const read = v.safeParse(schema, answer);
    if (!read.success)
      throw new ProviderAway(`its answer to ${path} is none: ${v.getDotPath(read.issues[0]) ?? ''}`);
    return read.output;
  }
  return {
    async gameList() {
      const games = await send('/game/list', {}, list);
      return games.map(({ game_code, name }) => ({ code: game_code, title: name }));
    },
    async gameUrl(request) {
      const { user, token, currency, country, ip, mobile, language, lobbyUrl, depositUrl } = request;
      const { url } = await send(
        '/game/url',
        {
          ...{ user, token, currency, ip, country, lang: language, game_code: request.code },
          platform: mobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          lobby_url: lobbyUrl,
          deposit_url: depositUrl,
        },
        opened,
      );
      return url;
    },
    async round({ user, round: name, code: game_code }) {
      const reply = await send(
        '/game/round',
        { user, round: name, game_code },
        v.union([round, unknownRound]),
      );
      if (reply.round_closed === null) return { state: 'unknown', transactions: [] };
      const transactions = reply.transactions.map(({ kind, transaction_uuid: uuid, amount, ...of }) => ({
        ...{ kind, uuid, amount },
        reference: of.reference_transaction_uuid,
      }));
      return { state: reply.round_closed ? 'closed' : 'open', transactions };
    },
    async replayUrl({ user, round: name, code: game_code, language: lang, lobbyUrl: lobby_url }) {
      const request = { user, round: name, game_code, lang, lobby_url };
      return (await send('/game/round', request, replayed)).url;
    },
    async prepaids() {
      const packs = await send('/freebet/prepaids/list', {}, prepaids);
      return packs.map(({ prepaid_uuid: id, game_code, currency, bet_count: bets, bet_value: value }) => ({
        ...{ id, code: game_code, currency, bets, value },
      }));
    },
    async createReward({ prepaid, user, currency, from, until }) {
      const { reward_uuid } = await send(
        '/freebet/rewards/create',
        {
          ...{ prepaid_uuid: prepaid, user, currency },
          start_time: new Date(from).toISOString(),
          end_time: new Date(until).toISOString(),
        },
        reward,
      );
      return reward_uuid;
    },
    async cancelReward(name) {
      await send('/freebet/rewards/cancel', { reward_uuid: name }, v.object({}));
    },
  };
}
