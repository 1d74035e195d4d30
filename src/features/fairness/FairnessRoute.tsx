import { Navigate, useParams } from 'react-router-dom';
import { pageWithTexts } from '../../i18n/pageWithTexts.ts';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';

const CRASH = ['fairness', 'fairnessCrash'] as const;
const DRAWS = ['fairness', 'fairnessDraws', 'marks'] as const;

const PAGES = new Map([
  ['crash', lazyWithRetry(() => pageWithTexts(() => import('./crash/CrashFairnessPage.tsx'), CRASH))],
  ['wingo', lazyWithRetry(() => pageWithTexts(() => import('./draws/WingoFairnessPage.tsx'), DRAWS))],
  ['dice', lazyWithRetry(() => pageWithTexts(() => import('./draws/DiceFairnessPage.tsx'), DRAWS))],
  ['roulette', lazyWithRetry(() => pageWithTexts(() => import('./draws/RouletteFairnessPage.tsx'), DRAWS))],
  ['dingdong', lazyWithRetry(() => pageWithTexts(() => import('./draws/DingdongFairnessPage.tsx'), DRAWS))],
]);

/** The check of a game's rounds, each game's own code fetched when it is asked for. Where there is no such game, the catalogue says so. */
export default function FairnessRoute() {
  const { game = '' } = useParams();
  const page = PAGES.get(game);
  return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
}
