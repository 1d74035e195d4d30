import type {
  SoloBet,
  SoloCurRound,
  SoloPlayer,
  SoloReply,
  SoloRotation,
  SoloSeeds,
  SoloRound as ToldRound,
} from '../../../contract/games/solo/channel.ts';
import type { SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { SessionChannel, SessionDeps } from '../session/sessionDeps.ts';
import type { SoloAdapter } from '../session/soloAdapter.ts';

/** The wire types shared by all solo games, because SDL has no generic types. */
type Current<Received> = SoloCurRound & { round: Received | null; latest: Received[] };
type Reply<Received> = SoloReply & { round: Received };
/** An ended round and its player. */
type SoloPast<Received> = { player: SoloPlayer; round: Received };

/** The API mapping of a solo game: its operations, and the reading of its rounds. */
export interface SoloWire<K extends SoloKind, Received extends ToldRound = ToldRound> {
  key: SoloGameKey;
  read(received: Received): K['round'];
  current: Operation<Current<Received>>;
  /** Ended rounds of all players. */
  update: Operation<SoloBet[]>;
  mine: Operation<Received, { userId: string }>;
  history: Operation<Received[], { count?: number | null; before?: string | null; pairId?: string | null }>;
  past: Operation<SoloPast<Received> | null, { roundId: string }>;
  seeds: Operation<SoloSeeds[], { count?: number | null; before?: string | null }>;
  setSeed: Operation<SoloRotation, { pairId: string; clientSeed: string }>;
  start(
    channel: SessionChannel,
    request: { key: string; amount: string },
    choice: K['choice'],
  ): Promise<Reply<Received>>;
  /** Null in games that are decided by their start. */
  move:
    | ((
        channel: SessionChannel,
        request: { key: string; roundId: string; step: number },
        move: K['move'],
      ) => Promise<Reply<Received>>)
    | null;
  cash: Operation<Reply<Received>, { key: string; roundId: string }> | null;
}

/** Any game's wire; its round format is opaque, and only its own `read` accesses it. */
// biome-ignore lint/suspicious/noExplicitAny: received rounds are only passed from the wire's operations to its `read`
export type AnyWire<K extends SoloKind> = SoloWire<K, any>;

/** The session adapter of a game from its wire. */
export function soloAdapter<K extends SoloKind, Received extends ToldRound>(
  wire: SoloWire<K, Received>,
  rest: Pick<SoloAdapter<K>, 'shownAt' | 'autoChoice' | 'autoMove'>,
): SoloAdapter<K> {
  const send = ({ channel }: SessionDeps, request: Parameters<SoloAdapter<K>['send']>[1]) => {
    const { key } = request;
    if (request.type === 'start')
      return wire.start(channel, { key, amount: `${request.stake}` }, request.choice);
    const { roundId } = request;
    if (request.type === 'move' && wire.move)
      return wire.move(channel, { key, roundId, step: request.step }, request.move);
    if (request.type === 'cashOut' && wire.cash) return channel.request(wire.cash, { key, roundId });
    throw new Error(`${wire.key} has no such step`);
  };
  return {
    ...rest,
    key: wire.key,
    subscribe: ({ channel }, receive) => channel.subscribe(wire.update, { next: receive }),
    follow: ({ channel }, userId, receive) =>
      channel.subscribe(wire.mine, { next: (received) => receive(wire.read(received)) }, { userId }),
    async snapshot({ channel }) {
      const current = await channel.request(wire.current, {}, { quiet: true });
      const { min, max, maxProfit } = current.betAmountRange;
      return {
        round: current.round && wire.read(current.round),
        latest: current.latest.map((one) => wire.read(one)),
        feed: current.bets,
        limits: { min: BigInt(min), max: BigInt(max), maxProfit: BigInt(maxProfit) },
        seeds: current.fairRound,
      };
    },
    async send(deps, request) {
      const { round, balance, sequence } = await send(deps, request);
      return { round: wire.read(round), balance: BigInt(balance), sequence: BigInt(sequence) };
    },
  };
}
