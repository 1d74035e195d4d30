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
import { emailPassword, emailPasswordCode } from '../../contract/http/security.ts';
import { openRoute, type Route, tokenRoute } from '../http/route.ts';
import type { TellCode } from '../messages/tellCode.ts';
import { deviceOf } from './devices.ts';
import type { Accounts } from './service.ts';

/**
 * The account calls. Guessing is slowed by address here, by account in attempts.ts and by code in codes.ts.
 */
export function accountsRoutes(accounts: Accounts, tellCode: TellCode): Route[] {
  return [
    openRoute(
      phoneRegister,
      ({ input, key, agent }) => accounts.registerPhone(input, key !== null, deviceOf(agent)),
      {
        tries: ({ phone }) => phone,
      },
    ),
    openRoute(
      loadpageRegister,
      ({ input, key, agent }) => accounts.registerName(input, key !== null, deviceOf(agent)),
      {
        tries: ({ userName }) => userName.toLowerCase(),
      },
    ),
    openRoute(phoneLogin, ({ input, agent }) => accounts.login(input, deviceOf(agent)), {
      tries: (input) => ('account' in input ? input.account : input.phone),
    }),
    openRoute(phoneCheck, async ({ input, ip }) => tellCode(await accounts.askByPhone(input), 'sms', ip), {
      tries: ({ phone }) => phone,
    }),
    openRoute(
      phonePassword,
      async ({ input }) => {
        await accounts.resetByPhone(input);
        return { ok: true };
      },
      { tries: ({ phone }) => phone },
    ),
    openRoute(
      emailPasswordCode,
      async ({ input: { email }, ip }) => tellCode(await accounts.askByEmail(email), 'email', ip),
      { tries: ({ email }) => email },
    ),
    openRoute(
      emailPassword,
      async ({ input }) => {
        await accounts.resetByEmail(input);
        return { ok: true };
      },
      { tries: ({ email }) => email },
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
