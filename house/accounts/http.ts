import {
  logout,
  phoneLogin,
  phoneRegister,
  user,
  userBrief,
  userUpdate,
} from '../../contract/http/accounts.ts';
import { openRoute, type Route, tokenRoute } from '../http/route.ts';
import type { Accounts } from './service.ts';

/** The account calls. Guessing is slowed by address here and by phone in attempts.ts. */
export function accountsRoutes(accounts: Accounts): Route[] {
  return [
    openRoute(phoneRegister, ({ body, key }) => accounts.register(body, key !== null), {
      tries: ({ phone }) => phone,
    }),
    openRoute(phoneLogin, ({ body }) => accounts.login(body), { tries: ({ phone }) => phone }),
    tokenRoute(user, ({ session }) => accounts.profile(session)),
    tokenRoute(userBrief, ({ session }) => accounts.brief(session)),
    tokenRoute(userUpdate, ({ session, body }) => accounts.change(session, body)),
    tokenRoute(logout, async ({ session }) => {
      await accounts.logout(session);
      return { ok: true };
    }),
  ];
}
