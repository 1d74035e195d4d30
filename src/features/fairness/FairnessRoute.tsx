import { Navigate, useParams } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';

const PAGES = new Map([
  ['crash', lazyWithRetry(() => import('./crash/CrashFairnessPage.tsx'))],
  ['wingo', lazyWithRetry(() => import('./draws/WingoFairnessPage.tsx'))],
  ['dice', lazyWithRetry(() => import('./draws/DiceFairnessPage.tsx'))],
  ['roulette', lazyWithRetry(() => import('./draws/RouletteFairnessPage.tsx'))],
  ['dingdong', lazyWithRetry(() => import('./draws/DingdongFairnessPage.tsx'))],
]);

/** The check of a game's rounds, each game's own code fetched when it is asked for. Where there is no such game, the catalogue says so. */
export default function FairnessRoute() {
  const { game = '' } = useParams();
  const page = PAGES.get(game);
  return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
}
