import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WingoPastRound } from '../../../../contract/games/wingo/channel.ts';
import { wingoRoundLog } from '../../../../contract/games/wingo/operations.ts';
import { WINGO_MODELS, type WingoModel, wingoColours } from '../../../../contract/games/wingo/rules.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { channel } from '../../../net/backend.ts';
import { type RoundRef, refFrom } from '../../engine/rounds.ts';
import { RoundFrame } from '../../frame/RoundFrame.tsx';
import { roundName } from '../engine/wingo.ts';
import { PoolMark } from './BetGrid.tsx';
import { MODEL_WORDS } from './ModelTabs.tsx';
import styles from './WingoMine.module.css';

const pastRound = (ref: RoundRef | null) =>
  queryOptions({
    queryKey: ['wingo', 'round', ref?.table, ref?.roundId],
    queryFn: async () => {
      if (!ref) return null;
      const request = { model: ref.table as WingoModel, phase: ref.roundId };
      return (await channel.request(wingoRoundLog, request, { quiet: true }))[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A past round of a model: its number and colours, its stakes, and its proof. */
export function WingoRoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['wingo', 'table']);
  const ref = refFrom(WINGO_MODELS, roundId);
  const query = useQuery(pastRound(ref));
  const read = (round: WingoPastRound) => ({
    facts: [
      {
        label: t('roundResult'),
        value: (
          <span className={styles.facts}>
            <PoolMark pool={round.result} size={30} />
            {wingoColours(round.result)
              .map((colour) => t(colour))
              .join(', ')}
          </span>
        ),
      },
      { label: t('roundModel'), value: t(MODEL_WORDS[round.model]) },
      { label: t('roundTime'), value: formatTime(round.endTime, i18n.language) },
      {
        label: t('roundStaked'),
        value: `${formatMoney(round.orders.reduce((sum, { amount }) => sum + BigInt(amount), 0n))} (${formatCount(round.orders.length)})`,
      },
    ],
    note: round.interrupted ? t('roundInterrupted') : null,
    proof: [
      { label: t('roundSeed'), text: round.serverSeed },
      { label: t('table:roundBefore'), text: round.serverSeedHash },
      { label: t('drawHash'), text: round.roundHash },
    ],
  });
  return (
    <RoundFrame
      game="wingo"
      roundId={roundId}
      name={roundName(ref?.roundId ?? '')}
      query={query}
      read={read}
      onClose={onClose}
    />
  );
}
