import { Navigate, useParams } from 'react-router-dom';
import { pageWithTexts } from '../i18n/pageWithTexts.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

const CRASH = ['fairness', 'fairnessCrash'] as const;
const DRAWS = ['fairness', 'fairnessDraws', 'marks'] as const;

const PAGES = new Map([
  [
    'crash',
    lazyWithRetry(() => pageWithTexts(() => import('./crash/fairness/CrashFairnessPage.tsx'), CRASH)),
  ],
  [
    'wingo',
    lazyWithRetry(() => pageWithTexts(() => import('./wingo/fairness/WingoFairnessPage.tsx'), DRAWS)),
  ],
  ['dice', lazyWithRetry(() => pageWithTexts(() => import('./dice/fairness/DiceFairnessPage.tsx'), DRAWS))],
  [
    'roulette',
    lazyWithRetry(() => pageWithTexts(() => import('./roulette/fairness/RouletteFairnessPage.tsx'), DRAWS)),
  ],
  [
    'dingdong',
    lazyWithRetry(() => pageWithTexts(() => import('./dingdong/fairness/DingdongFairnessPage.tsx'), DRAWS)),
  ],
]);

/** The check of a game's rounds, each game's own code fetched when it is asked for. Where there is no such game, the catalogue says so. */
export default function FairnessRoute() {
  const { game = '' } = useParams();
  const page = PAGES.get(game);
  return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
}
