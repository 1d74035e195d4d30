import { queryOptions } from '@tanstack/react-query';
import type { SoloPlayer } from '../../../contract/games/solo/channel.ts';
import { channel } from '../../net/backend.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { AnyWire } from './soloWire.ts';

/** The server's maximum page size for rounds and pairs. */
const PAGE = 100;

/** An ended round and its player; null when the id is unknown. Its server seed may be revealed later. */
export const onePast = <K extends SoloKind>(wire: AnyWire<K>, roundId: string) =>
  queryOptions({
    queryKey: [wire.key, 'past', roundId],
    queryFn: async (): Promise<{ player: SoloPlayer; round: K['round'] } | null> => {
      const past = await channel.request(wire.past, { roundId }, { quiet: true });
      return past && { player: past.player, round: wire.read(past.round) };
    },
    staleTime: ({ state }) => (state.data?.round.fair.serverSeed ? Number.POSITIVE_INFINITY : 0),
  });

/** The player's last ended rounds, newest first. */
export const ownRounds = <K extends SoloKind>(wire: AnyWire<K>, userId: string, count: number) =>
  queryOptions({
    queryKey: [wire.key, 'own', userId, count],
    queryFn: async (): Promise<K['round'][]> => {
      const page = await channel.request(wire.history, { count }, { quiet: true });
      return page.map((one) => wire.read(one));
    },
    staleTime: 0,
  });

/** All of the player's rounds of a seed pair, oldest first. */
export async function roundsOfPair<K extends SoloKind>(
  wire: AnyWire<K>,
  pairId: string,
): Promise<K['round'][]> {
  const rounds: K['round'][] = [];
  for (;;) {
    const before = rounds.at(-1)?.roundId ?? null;
    const page = await channel.request(wire.history, { count: PAGE, before, pairId }, { quiet: true });
    rounds.push(...page.map((one) => wire.read(one)));
    if (page.length < PAGE) return rounds.reverse();
  }
}
