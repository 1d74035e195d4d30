import { useQuery } from '@tanstack/react-query';
import { promoGameLimit } from '../../../contract/http/money/bonus.ts';
import { http } from '../../net/backend.ts';

/** Titles of the games excluded for bonus money; none while unknown. Fetched only for players with a bonus. */
export function useBonusLimits(bonus: boolean): readonly string[] {
  const { data } = useQuery({
    queryKey: ['bonusLimits'],
    queryFn: () => http.send(promoGameLimit, undefined, { quiet: true }),
    enabled: bonus,
  });
  return data?.games.map(({ title }) => title) ?? [];
}
