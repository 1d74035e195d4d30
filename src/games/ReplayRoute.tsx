import { Navigate, useParams } from 'react-router-dom';
import { pageWithTexts } from '../i18n/pageWithTexts.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

const CRASH = ['replay', 'replayCrash'] as const;
const POOLS = ['replay', 'replayPools', 'marks'] as const;

const PAGES = new Map([
  ['crash', lazyWithRetry(() => pageWithTexts(() => import('./crash/replay/CrashReplayPage.tsx'), CRASH))],
  ['wingo', lazyWithRetry(() => pageWithTexts(() => import('./wingo/replay/WingoReplayPage.tsx'), POOLS))],
  ['dice', lazyWithRetry(() => pageWithTexts(() => import('./dice/replay/DiceReplayPage.tsx'), POOLS))],
  [
    'roulette',
    lazyWithRetry(() => pageWithTexts(() => import('./roulette/replay/RouletteReplayPage.tsx'), POOLS)),
  ],
  [
    'dingdong',
    lazyWithRetry(() => pageWithTexts(() => import('./dingdong/replay/DingdongReplayPage.tsx'), POOLS)),
  ],
]);

/** A past round of a game, each game's own code fetched when it is asked for. Where there is no such game, the catalogue says so. */
export default function ReplayRoute() {
  const { game = '' } = useParams();
  const page = PAGES.get(game);
  return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
}
