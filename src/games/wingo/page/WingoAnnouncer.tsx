import { useTranslation } from 'react-i18next';
import { wingoColours } from '../../../../contract/games/wingo/rules.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Announcer } from '../../frame/Announcer.tsx';
import { roundName } from '../engine/wingo.ts';
import { useModel, useWingo } from './wingoSessions.ts';

/** Says how the player's bets on the played model end. */
export function WingoAnnouncer() {
  const model = useModel((state) => state.model);
  return <OfModel key={model} />;
}

function OfModel() {
  const { t } = useTranslation('wingo');
  const decision = useWingo((state) => state.decision);
  const shown = useWingo((state) => state.shown);
  const stopped = useWingo((state) => state.auto?.stopped ?? null);
  const own = decision?.own ?? null;
  const tell = () => {
    if (!decision || !own) return { words: '', seen: true };
    const { result, interrupted, roundId } = decision;
    const facts = {
      id: roundName(roundId),
      number: result ?? '',
      colours:
        result === null
          ? ''
          : wingoColours(result)
              .map((colour) => t(colour))
              .join(', '),
      win: formatMoney(own.payout),
      amount: formatMoney(own.stake),
    };
    const words = interrupted
      ? t('resultReturned', facts)
      : own.payout > 0n
        ? t('resultWon', facts)
        : t('resultLost', facts);
    return { words, seen: shown === roundId };
  };
  return (
    <Announcer
      game="wingo"
      title={t('title')}
      ending={decision && own && { key: decision.roundId, stake: own.stake, win: own.payout }}
      tell={tell}
      stopped={stopped}
    />
  );
}
