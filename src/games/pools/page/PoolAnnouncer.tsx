import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { Announcer } from '../../frame/Announcer.tsx';
import type { PoolDecision } from '../session/poolAdapter.ts';
import { usePool, usePoolUi } from './poolUi.ts';

/** Says how the player's bets on a round end. `words`: a result in words. */
export function PoolAnnouncer<Result>({
  title,
  words,
}: {
  title: string;
  words: (result: Result) => string;
}) {
  const { t } = useTranslation('table');
  const { session } = usePoolUi();
  const decision = usePool((state) => state.decision) as PoolDecision<Result> | null;
  const live = usePool(({ game }) => game.round?.roundId ?? null);
  const stopped = usePool(({ auto }) => auto?.stopped ?? null);
  const own = decision?.own ?? null;
  const tell = () => {
    if (!decision || !own) return { words: '', seen: true };
    const { roundId, result, interrupted } = decision;
    const facts = {
      id: formatCount(BigInt(roundId)),
      result: result === null ? '' : words(result),
      win: formatMoney(own.payout),
      amount: formatMoney(own.stake),
    };
    const text = interrupted ? t('endReturned', facts) : t(own.payout > 0n ? 'endWon' : 'endLost', facts);
    return { words: text, seen: roundId === live };
  };
  return (
    <Announcer
      game={session.wire.key}
      title={title}
      ending={decision && own && { key: decision.roundId, stake: own.stake, win: own.payout }}
      tell={tell}
      stopped={stopped}
    />
  );
}
