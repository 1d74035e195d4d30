import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { slotGame } from '../../../contract/http/catalogue.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';

/** Whether a game could not be had because there is none of its id. */
export function isNoGame(error: unknown): boolean {
  const codes: readonly number[] = [ErrorCode.invalidGame, ErrorCode.badParameter];
  return error instanceof HttpError && error.failure === 'refusal' && codes.includes(error.code);
}

/** Everything about one game, with games like it. */
export const gameDetail = (id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'game', id],
    queryFn: () => http.send(slotGame, { id }, { quiet: true }),
    staleTime: 5 * 60_000,
    retry: (failures, error) => failures < 1 && !isNoGame(error),
  });
