import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RoulettePastRound } from '../../../../contract/games/roulette/channel.ts';
import { rouletteRoundLog } from '../../../../contract/games/roulette/operations.ts';
import { formatCount, formatMoney, formatTime } from '../../../i18n/format.ts';
import { channel } from '../../../net/house.ts';
import { RoundFrame } from '../../frame/RoundFrame.tsx';
import { RouletteMark } from '../RouletteMark.tsx';

/** A round with its bets; null when there is none of that id, or it has not ended. It never changes. */
const pastRound = (roundId: string) =>
  queryOptions({
    queryKey: ['roulette', 'log', roundId],
    queryFn: async () => (await channel.request(rouletteRoundLog, { roundId }, { quiet: true }))[0] ?? null,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** A past round of roulette: its number, what was staked, and what proves it. */
export function RouletteRoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['roulette', 'table']);
  const query = useQuery(pastRound(roundId));
  const read = (round: RoulettePastRound) => ({
    facts: [
      { label: t('roundNumber'), value: <RouletteMark number={round.resultNumber} size={36} /> },
      { label: t('roundTime'), value: formatTime(round.startTime, i18n.language) },
      {
        label: t('roundStaked'),
        value: `${formatMoney(sum(round.bets))} (${formatCount(round.bets.length)})`,
      },
    ],
    note: round.interrupted ? t('roundInterrupted') : null,
    proof: [
      { label: t('roundSecret'), text: round.salt },
      { label: t('table:roundBefore'), text: round.hash },
    ],
  });
  return <RoundFrame game="roulette" roundId={roundId} query={query} read={read} onClose={onClose} />;
}

function sum(bets: readonly { amount: string }[]): bigint {
  return bets.reduce((total, { amount }) => total + BigInt(amount), 0n);
}
