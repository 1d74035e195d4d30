import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DicePastRound } from '../../../contract/games/diceChannel.ts';
import { diceRoundLog } from '../../../contract/games/diceOperations.ts';
import { channel } from '../../net/house.ts';
import { queries } from '../../state/queries.ts';
import { RoundFrame } from '../../table/RoundFrame.tsx';
import { formatCount, formatMoney, formatTime } from '../../ui/format.ts';
import { Faces } from './Faces.tsx';

/** A round with its bets; null when there is none of that id, or it has not ended. It never changes. */
const pastRound = (roundId: string) =>
  queryOptions({
    queryKey: ['dice', 'log', roundId],
    queryFn: async () => (await channel.request(diceRoundLog, { roundId }, { quiet: true }))[0] ?? null,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** A past round of dice: its faces, what was staked, and what proves it. */
export function DiceRoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['dice', 'table']);
  const query = useQuery(pastRound(roundId), queries);
  const read = (round: Required<DicePastRound>) => ({
    facts: [
      { label: t('roundFaces'), value: <Faces faces={round.rand} size={30} /> },
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
  return <RoundFrame game="dice" roundId={roundId} query={query} read={read} onClose={onClose} />;
}

function sum(bets: readonly { amount: string }[]): bigint {
  return bets.reduce((total, { amount }) => total + BigInt(amount), 0n);
}
