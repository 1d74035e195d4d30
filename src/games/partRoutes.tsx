import { Navigate, useParams } from 'react-router-dom';
import { pageWithTexts } from '../i18n/pageWithTexts.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { OtherGames } from './fairness/OtherGames.ts';
import { GAMES } from './games.ts';

/**
 * A page that every game has one of, each game's own code fetched when it is asked for. Where there is no such game, the
 * catalogue says so.
 */
function partRoute(part: 'fairness' | 'replay') {
  const pages = new Map<string, ReturnType<typeof lazyWithRetry>>(
    GAMES.map(({ key, parts }) => [
      key,
      lazyWithRetry(async () => {
        const { load, namespaces } = (await parts()).default[part];
        return pageWithTexts(load, namespaces);
      }),
    ]),
  );
  return function PartRoute() {
    const { game = '' } = useParams();
    const page = pages.get(game);
    return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
  };
}

const Fairness = partRoute('fairness');

/** The check of a game's rounds. */
export function FairnessRoute() {
  return (
    <OtherGames value={GAMES}>
      <Fairness />
    </OtherGames>
  );
}

/** A past round of a game. */
export const ReplayRoute = partRoute('replay');
