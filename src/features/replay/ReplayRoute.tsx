import { Navigate, useParams } from 'react-router-dom';
import { pageWithTexts } from '../../i18n/pageWithTexts.ts';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';

const CRASH = ['replay', 'replayCrash'] as const;
const POOLS = ['replay', 'replayPools', 'marks'] as const;

const PAGES = new Map([
  ['crash', lazyWithRetry(() => pageWithTexts(() => import('./crash/CrashReplayPage.tsx'), CRASH))],
  ['wingo', lazyWithRetry(() => pageWithTexts(() => import('./pools/WingoReplayPage.tsx'), POOLS))],
  ['dice', lazyWithRetry(() => pageWithTexts(() => import('./pools/DiceReplayPage.tsx'), POOLS))],
  ['roulette', lazyWithRetry(() => pageWithTexts(() => import('./pools/RouletteReplayPage.tsx'), POOLS))],
  ['dingdong', lazyWithRetry(() => pageWithTexts(() => import('./pools/DingdongReplayPage.tsx'), POOLS))],
]);

/** A past round of a game, each game's own code fetched when it is asked for. Where there is no such game, the catalogue says so. */
export default function ReplayRoute() {
  const { game = '' } = useParams();
  const page = PAGES.get(game);
  return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
}
