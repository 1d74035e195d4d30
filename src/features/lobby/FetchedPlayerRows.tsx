import { useQuery } from '@tanstack/react-query';
import { recentGames } from '../../shared/catalogue/catalogue.ts';
import { favouriteGames } from '../../shared/catalogue/favourites.ts';
import { queries } from '../../shared/site/queries.ts';
import { TwoRows } from './GameRow.tsx';

/** The player's rows, fresh from the house. */
export default function FetchedPlayerRows({ userId }: { userId: string }) {
  const recent = useQuery(recentGames(userId), queries);
  const favourites = useQuery(favouriteGames(userId), queries);
  return <TwoRows recent={recent.data ?? []} favourites={favourites.data ?? []} />;
}
