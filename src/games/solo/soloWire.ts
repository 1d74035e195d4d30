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

/** What code for any solo game says of its wire, as SDL knows no types with parameters. */
type Current<Told> = SoloCurRound & { round: Told | null; latest: Told[] };
type Reply<Told> = SoloReply & { round: Told };
/** An ended round and who played it. */
type SoloPast<Told> = { player: SoloPlayer; round: Told };

/** How a solo game speaks with the house: its own operations, and how its rounds are read. */
export interface SoloWire<K extends SoloKind, Told extends ToldRound = ToldRound> {
  key: SoloGameKey;
  read(told: Told): K['round'];
  current: Operation<Current<Told>>;
  /** Rounds of everybody that ended. */
  update: Operation<SoloBet[]>;
  mine: Operation<Told, { userId: string }>;
  history: Operation<Told[], { count?: number | null; before?: string | null; pairId?: string | null }>;
  past: Operation<SoloPast<Told> | null, { roundId: string }>;
  seeds: Operation<SoloSeeds[], { count?: number | null; before?: string | null }>;
  setSeed: Operation<SoloRotation, { pairId: string; clientSeed: string }>;
  start(
    channel: SessionChannel,
    asked: { key: string; amount: string },
    choice: K['choice'],
  ): Promise<Reply<Told>>;
  /** Null in games that are decided by their start. */
  move:
    | ((
        channel: SessionChannel,
        asked: { key: string; roundId: string; step: number },
        move: K['move'],
      ) => Promise<Reply<Told>>)
    | null;
  cash: Operation<Reply<Told>, { key: string; roundId: string }> | null;
}

/** A game's wire, whatever its rounds are told like: only its own `read` looks into that. */
// biome-ignore lint/suspicious/noExplicitAny: what is told goes from the wire's operations to the wire's `read`, and nowhere else
export type AnyWire<K extends SoloKind> = SoloWire<K, any>;

/** The adapter of a game over its wire. */
export function soloAdapter<K extends SoloKind, Told extends ToldRound>(
  wire: SoloWire<K, Told>,
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
      channel.subscribe(wire.mine, { next: (told) => receive(wire.read(told)) }, { userId }),
    async snapshot({ channel }) {
      const told = await channel.request(wire.current, {}, { quiet: true });
      const { min, max, maxProfit } = told.betAmountRange;
      return {
        round: told.round && wire.read(told.round),
        latest: told.latest.map((one) => wire.read(one)),
        feed: told.bets,
        limits: { min: BigInt(min), max: BigInt(max), maxProfit: BigInt(maxProfit) },
        seeds: told.fairRound,
      };
    },
    async send(deps, request) {
      const { round, balance, sequence } = await send(deps, request);
      return { round: wire.read(round), balance: BigInt(balance), sequence: BigInt(sequence) };
    },
  };
}
