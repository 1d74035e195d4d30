import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PoolPast } from '../../../../contract/games/pools/channel.ts';
import type { Operation } from '../../../../contract/operation.ts';
import { formatCount, formatMoney, formatTime } from '../../../i18n/format.ts';
import { channel } from '../../../net/house.ts';
import type { Fact } from '../../../ui/layout/List.tsx';
import { RoundFrame } from '../../frame/RoundFrame.tsx';

/** An ended round with its bets, as every game of pools tells it. */
interface PastRound extends PoolPast {
  bets: readonly { amount: string }[];
}

/** A game's operation for one ended round. */
type RoundLog<Round> = Operation<Round[], { roundId: string }>;

/** Null when there is none of that id, or it has not ended. It never changes. */
const pastRound = <Round,>(game: string, log: RoundLog<Round>, roundId: string) =>
  queryOptions({
    queryKey: [game, 'log', roundId],
    queryFn: async () => (await channel.request(log, { roundId }, { quiet: true }))[0] ?? null,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** A past round of a game of pools: its result, what was staked, and what proves it. */
export function PoolRoundSheet<Round extends PastRound>({
  game,
  log,
  result,
  roundId,
  onClose,
}: {
  /** As the game's addresses name it. */
  game: string;
  log: RoundLog<Round>;
  result: (round: Round) => readonly Fact[];
  roundId: string;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation('table');
  const query = useQuery(pastRound(game, log, roundId));
  const read = (round: Round) => ({
    facts: [
      ...result(round),
      { label: t('roundTime'), value: formatTime(round.startTime, i18n.language) },
      {
        label: t('roundStaked'),
        value: `${formatMoney(sum(round.bets))} (${formatCount(round.bets.length)})`,
      },
    ],
    note: round.interrupted ? t('roundReturned') : null,
    proof: [
      { label: t('roundSecret'), text: round.salt },
      { label: t('roundBefore'), text: round.hash },
    ],
  });
  return <RoundFrame game={game} roundId={roundId} query={query} read={read} onClose={onClose} />;
}

function sum(bets: PastRound['bets']): bigint {
  return bets.reduce((total, { amount }) => total + BigInt(amount), 0n);
}
