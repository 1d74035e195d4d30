import { useTranslation } from 'react-i18next';
import { Announcer } from '../../frame/Announcer.tsx';
import { session, useCrash } from './liveCrash.ts';
import { resultWords } from './resultWords.ts';

/** Says how the player's bets on crash end. */
export function CrashAnnouncer() {
  const { t } = useTranslation('crash');
  const decision = useCrash((state) => state.decision);
  const stopped = useCrash((state) => state.auto?.stopped ?? null);
  const result = decision?.result ?? null;
  const tell = () => {
    const { round } = session.store.getState().game;
    if (!decision || !result) return { words: '', seen: true };
    const seen = round?.roundId === decision.roundId;
    const target = seen ? (round.end?.target ?? null) : null;
    return { words: resultWords(t, decision.roundId, result, target), seen };
  };
  return (
    <Announcer
      game="crash"
      title={t('title')}
      ending={decision && result && { key: decision.betId ?? decision.roundId, ...result }}
      tell={tell}
      stopped={stopped}
    />
  );
}
