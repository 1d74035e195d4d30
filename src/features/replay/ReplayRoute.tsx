import { Navigate, useParams } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';

const PAGES = new Map([
  ['crash', lazyWithRetry(() => import('./crash/CrashReplayPage.tsx'))],
  ['wingo', lazyWithRetry(() => import('./pools/WingoReplayPage.tsx'))],
  ['dice', lazyWithRetry(() => import('./pools/DiceReplayPage.tsx'))],
  ['roulette', lazyWithRetry(() => import('./pools/RouletteReplayPage.tsx'))],
  ['dingdong', lazyWithRetry(() => import('./pools/DingdongReplayPage.tsx'))],
]);

/** A past round of a game, each game's own code fetched when it is asked for. Where there is no such game, the catalogue says so. */
export default function ReplayRoute() {
  const { game = '' } = useParams();
  const page = PAGES.get(game);
  return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
}
