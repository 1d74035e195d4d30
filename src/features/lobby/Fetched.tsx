import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { onlineCount, recentGames } from '../../shared/catalogue/catalogue.ts';
import { favouriteGames } from '../../shared/catalogue/favourites.ts';
import { TwoRows } from './GameRow.tsx';

/** The player's rows, fetched from the server. */
export function PlayerRows({ userId }: { userId: string }) {
  const recent = useQuery(recentGames(userId));
  const favourites = useQuery(favouriteGames(userId));
  return <TwoRows recent={recent.data ?? []} favourites={favourites.data ?? []} />;
}

/** Number of people on the site right now. */
export function OnlineCount() {
  const { t } = useTranslation('lobby');
  const { data } = useQuery(onlineCount());
  if (!data) return null;
  // The server counts every few seconds; the reader counts as at least one.
  const count = Math.max(1, data.count);
  return t('online', { count, formatted: formatCount(count) });
}
