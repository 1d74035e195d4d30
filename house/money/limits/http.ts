import {
  userLimitsAgeInput,
  userLimitsAmountInput,
  userLimitsBreakInput,
  userLimitsReminderInput,
  userLimitsSessionStepInput,
} from '../../../contract/http/people/inputs/limits.ts';
import {
  userLimits,
  userLimitsAge,
  userLimitsAmount,
  userLimitsBreak,
  userLimitsReminder,
  userLimitsSession,
  userLimitsSessionStep,
} from '../../../contract/http/people/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { PlayerLimitsService } from './limits.ts';
import { PlaySessions } from './playSession.ts';

/** The calls about players' own limits. */
export function limitRoutes(parts: { db: Database; clock: Clock; market: Market }): Route[] {
  const limits = new PlayerLimitsService(parts);
  const sessions = new PlaySessions(parts);
  const idOf = ({ session }: { session: { userId: string } }) => BigInt(session.userId);
  return [
    tokenRoute(userLimits, (request) => limits.of(idOf(request))),
    tokenRoute(withInput(userLimitsAmount, userLimitsAmountInput), (request) =>
      limits.change(idOf(request), request.input),
    ),
    tokenRoute(withInput(userLimitsBreak, userLimitsBreakInput), (request) =>
      limits.takeBreak(idOf(request), request.input),
    ),
    tokenRoute(withInput(userLimitsReminder, userLimitsReminderInput), (request) =>
      limits.remindEvery(idOf(request), request.input.minutes),
    ),
    tokenRoute(withInput(userLimitsAge, userLimitsAgeInput), (request) =>
      limits.confirmAge(idOf(request), request.input),
    ),
    tokenRoute(userLimitsSession, (request) => sessions.of(idOf(request))),
    tokenRoute(withInput(userLimitsSessionStep, userLimitsSessionStepInput), (request) =>
      sessions.step(idOf(request), request.input.step),
    ),
  ];
}
