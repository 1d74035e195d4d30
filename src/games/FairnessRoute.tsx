import { OtherGames } from './fairness/OtherGames.ts';
import { GAMES } from './games.ts';
import { partRoute } from './partRoute.tsx';

const Part = partRoute('fairness');

/** The check of a game's rounds. */
export default function FairnessRoute() {
  return (
    <OtherGames value={GAMES}>
      <Part />
    </OtherGames>
  );
}
