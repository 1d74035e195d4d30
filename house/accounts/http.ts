import {
  loadpageRegister,
  logout,
  phoneCheck,
  phoneLogin,
  phonePassword,
  phoneRegister,
  user,
  userBrief,
  userUpdate,
} from '../../contract/http/accounts.ts';
import { isPrivate } from '../http/privateAddress.ts';
import { openRoute, type Route, tokenRoute } from '../http/route.ts';
import { OUTBOX_PATH } from '../messages/serveOutbox.ts';
import type { Accounts } from './service.ts';

/**
 * The account calls. Guessing is slowed by address here, by account in attempts.ts and by code in codes.ts.
 * @param sandbox messages go to the outbox page, which private addresses are told of
 */
export function accountsRoutes(accounts: Accounts, sandbox: boolean): Route[] {
  return [
    openRoute(phoneRegister, ({ input, key }) => accounts.registerPhone(input, key !== null), {
      tries: ({ phone }) => phone,
    }),
    openRoute(loadpageRegister, ({ input, key }) => accounts.registerName(input, key !== null), {
      tries: ({ userName }) => userName.toLowerCase(),
    }),
    openRoute(phoneLogin, ({ input }) => accounts.login(input), { tries: ({ account }) => account }),
    openRoute(
      phoneCheck,
      async ({ input: { phone }, ip }) => {
        const sent = await accounts.askForReset(phone);
        return { ...sent, sandbox: sandbox && isPrivate(ip) ? OUTBOX_PATH : null };
      },
      { tries: ({ phone }) => phone },
    ),
    openRoute(
      phonePassword,
      async ({ input }) => {
        await accounts.resetPassword(input);
        return { ok: true };
      },
      { tries: ({ phone }) => phone },
    ),
    tokenRoute(user, ({ session }) => accounts.profile(session)),
    tokenRoute(userBrief, ({ session }) => accounts.brief(session)),
    tokenRoute(userUpdate, ({ session, input }) => accounts.change(session, input)),
    tokenRoute(logout, async ({ session }) => {
      await accounts.logout(session);
      return { ok: true };
    }),
  ];
}
