import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { objectIn } from '../calls/readBody.ts';
import { hubMoney } from '../hub88/money.ts';
import { isSigned, SIGNATURE_HEADER } from '../hub88/signature.ts';
import type { Frames } from './frames.ts';
import type { Gifts } from './gifts.ts';
import { prepaidOf, prepaidsOf } from './prepaids.ts';
import type { Seats } from './seats.ts';
import { nameOf, type Spin } from './spinRows.ts';
import type { Spins } from './spins.ts';

/** A game of a sandbox provider. */
export interface SandboxGame {
  id: string;
  provider: string;
  title: string;
}

interface Parts {
  /** By game id. */
  games: ReadonlyMap<string, SandboxGame>;
  seats: Seats;
  spins: Spins;
  gifts: Gifts;
  frames: Frames;
  /** The house's public key, which verifies its calls. */
  housesKey: () => Promise<KeyObject>;
  /** Origin of the games for a player who opened the site at this host name. */
  originAt(hostname: string): string;
}

const MOST_BYTES = 32_768;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const urlRequest = v.object({
  ...{ user: text, token: text, game_code: text, currency: v.picklist(['IDR', 'MXN']), lang: text },
  lobby_url: v.pipe(v.string(), v.maxLength(2_000), v.url()),
});
const roundRequest = v.object({
  ...{ user: text, round: text, lang: v.optional(text) },
  lobby_url: v.optional(v.pipe(v.string(), v.maxLength(2_000), v.url())),
});
const rewardRequest = v.object({
  ...{ prepaid_uuid: text, user: text, currency: v.picklist(['IDR', 'MXN']) },
  ...{ start_time: v.pipe(v.string(), v.isoTimestamp()), end_time: v.pipe(v.string(), v.isoTimestamp()) },
});
const cancelRequest = v.object({ reward_uuid: text });

/**
 * Serves the house's calls to providers in Hub88's protocol, below /{provider}/. A call that the house did not sign is refused.
 */
export async function serveProviders(app: FastifyInstance, parts: Parts): Promise<void> {
  const { games, seats, spins, gifts, frames, originAt } = parts;
  const frameOf = (shown: Parameters<Frames['queryOf']>[0], lang: string, site: string) =>
    `${originAt(new URL(site).hostname)}/slots/?${frames.queryOf(shown, lang, site)}`;
  const own = (provider: string) => [...games.values()].filter((game) => game.provider === provider);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    function serve<Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
      answer: (provider: string, request: v.InferOutput<Schema>) => Promise<object | null> | object | null,
    ): void {
      scope.post<{ Params: { provider: string } }>(`/:provider${path}`, async (request, reply) => {
        const { provider } = request.params;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const key = await parts.housesKey();
        if (!isSigned(body, request.headers[SIGNATURE_HEADER], key)) return reply.code(403).send({});
        const parsed = v.safeParse(schema, objectIn(body));
        if (!parsed.success || own(provider).length === 0) return reply.code(400).send({});
        const answered = await answer(provider, parsed.output);
        return answered ?? reply.code(404).send({});
      });
    }
    serve('/game/list', v.object({}), (provider) =>
      own(provider).map(({ id, title }) => ({ game_code: id, name: title })),
    );
    serve('/game/url', urlRequest, async (provider, request) => {
      const game = games.get(request.game_code);
      if (game?.provider !== provider) return null;
      const { user: player, token, currency, lang } = request;
      const session = await seats.take({ provider, game: game.id, player, token, currency });
      return { url: frameOf({ session }, lang, request.lobby_url) };
    });
    serve('/game/round', roundRequest, async (provider, { user, round, lang = 'en', lobby_url }) => {
      const spin = await spins.of(round);
      if (spin?.provider !== provider || spin.player !== user) return { round_closed: null };
      if (spin.state !== 'paid' || lobby_url === undefined) return spinReply(spin);
      return { ...spinReply(spin), url: frameOf({ replay: spin.id }, lang, lobby_url) };
    });
    serve('/freebet/prepaids/list', v.object({}), (provider) =>
      own(provider).flatMap(({ id }) =>
        prepaidsOf(id).map(({ uuid, currency, bets, value }) => ({
          ...{ prepaid_uuid: uuid, game_code: id, currency, bet_count: bets },
          bet_value: Number(hubMoney(value)),
        })),
      ),
    );
    serve('/freebet/rewards/create', rewardRequest, async (provider, request) => {
      const prepaid = prepaidOf(request.prepaid_uuid);
      if (!prepaid || games.get(prepaid.game)?.provider !== provider || prepaid.currency !== request.currency)
        return null;
      const { game, currency, bets, value } = prepaid;
      const reward_uuid = await gifts.create({
        ...{ provider, game, player: request.user, currency, spins: bets, bet: value },
        startsAt: Date.parse(request.start_time),
        endsAt: Date.parse(request.end_time),
      });
      return { reward_uuid };
    });
    serve('/freebet/rewards/cancel', cancelRequest, async (provider, { reward_uuid }) =>
      (await gifts.cancel(provider, reward_uuid)) ? {} : null,
    );
  });
}

/** The provider's data of a round, with the transaction ids used in the wallet calls. */
function spinReply(spin: Spin): object {
  const { state, stake, bet, reward, win } = spin;
  if (state === 'asked' || state === 'refused') return { round_closed: null };
  const staked = { kind: 'bet', transaction_uuid: nameOf(spin, 'bet') };
  const of = { reference_transaction_uuid: nameOf(spin, 'bet') };
  const amountOf = (amount: bigint) => Number(hubMoney(amount));
  const undone = state === 'undoing' || state === 'undone';
  return {
    round_closed: state === 'paid' || state === 'undone',
    transactions: [
      { ...staked, amount: amountOf(reward === null ? stake : bet), reference_transaction_uuid: null },
      ...(undone ? [{ kind: 'rollback', transaction_uuid: nameOf(spin, 'undo'), ...of }] : []),
      ...(undone || win === null
        ? []
        : [{ kind: 'win', transaction_uuid: nameOf(spin, 'win'), amount: amountOf(win), ...of }]),
    ],
  };
}
