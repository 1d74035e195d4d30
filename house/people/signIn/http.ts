import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  loadpageRegister,
  logout,
  phoneCheck,
  phoneLogin,
  phonePassword,
  phoneRegister,
  type SignedIn,
  user,
  userBrief,
  userSession,
  userUpdate,
} from '../../../contract/http/people/accounts.ts';
import {
  loadpageRegisterInput,
  phoneCheckInput,
  phoneLoginInput,
  phonePasswordInput,
  phoneRegisterInput,
  userUpdateInput,
} from '../../../contract/http/people/inputs/accounts.ts';
import { emailPasswordCodeInput, emailPasswordInput } from '../../../contract/http/people/inputs/security.ts';
import { emailPassword, emailPasswordCode } from '../../../contract/http/people/security.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Connections } from '../../core/channel/connections.ts';
import { openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { originOf } from '../accounts/devices.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { CodeReply } from '../messages/openMessages.ts';
import type { Accounts, Begun } from './service.ts';

/** The account calls. Guessing is limited by address here, by account in attempts.ts and by code in codes.ts. */
export function accountsRoutes(accounts: Accounts, codeReply: CodeReply): Route[] {
  return [
    openRoute(
      withInput(phoneRegister, phoneRegisterInput),
      async (request) =>
        begun(request, await accounts.registerPhone(request.input, request.key !== null, originOf(request))),
      {
        device: true,
        tries: ({ phone }) => phone,
      },
    ),
    openRoute(
      withInput(loadpageRegister, loadpageRegisterInput),
      async (request) =>
        begun(request, await accounts.registerName(request.input, request.key !== null, originOf(request))),
      {
        device: true,
        tries: ({ userName }) => userName.toLowerCase(),
      },
    ),
    openRoute(
      withInput(phoneLogin, phoneLoginInput),
      async (request) => begun(request, await accounts.login(request.input, originOf(request))),
      {
        device: true,
        tries: (input) => ('account' in input ? input.account : input.phone),
      },
    ),
    openRoute(userSession, async ({ refresh, setRefreshCookie }) => {
      try {
        return { token: await accounts.token(refresh) };
      } catch (error) {
        // Deletes the cookie, so the browser does not request a token again.
        if (error instanceof Refusal) setRefreshCookie(null);
        throw error;
      }
    }),
    openRoute(
      withInput(phoneCheck, phoneCheckInput),
      async (request) =>
        codeReply(await accounts.requestByPhone(request.input, originOf(request)), 'sms', request.ip),
      { tries: ({ phone }) => phone },
    ),
    openRoute(
      withInput(phonePassword, phonePasswordInput),
      async (request) => {
        await accounts.resetByPhone(request.input, originOf(request));
        return { ok: true };
      },
      { device: true, tries: ({ phone }) => phone },
    ),
    openRoute(
      withInput(emailPasswordCode, emailPasswordCodeInput),
      async (request) =>
        codeReply(await accounts.requestByEmail(request.input.email, originOf(request)), 'email', request.ip),
      { tries: ({ email }) => email },
    ),
    openRoute(
      withInput(emailPassword, emailPasswordInput),
      async (request) => {
        await accounts.resetByEmail(request.input, originOf(request));
        return { ok: true };
      },
      { tries: ({ email }) => email },
    ),
    tokenRoute(user, ({ session }) => accounts.profile(session)),
    tokenRoute(userBrief, ({ session }) => accounts.brief(session)),
    tokenRoute(withInput(userUpdate, userUpdateInput), ({ session, input }) =>
      accounts.change(session, input),
    ),
    tokenRoute(logout, async ({ session, refresh, setRefreshCookie }) => {
      if (await accounts.logout(session, refresh)) setRefreshCookie(null);
      return { ok: true };
    }),
  ];
}

/** The answer to a sign-in; the refresh secret goes into the browser's cookie only. */
function begun(
  { setRefreshCookie }: { setRefreshCookie(refresh: string): void },
  { refresh, ...signedIn }: Begun,
): SignedIn {
  setRefreshCookie(refresh);
  return signedIn;
}

/** /internal/auth and /internal/unAuth: bind or unbind a connection without reconnecting. */
export function accountsChannel(sessions: Sessions, connections: Connections): ChannelArea {
  return {
    Mutation: {
      async internalAuth({ token }, { connectionId }) {
        const session = await sessions.find(String(token));
        if (!session) throw new Refusal(ErrorCode.badToken);
        connections.bind(connectionId, session);
        return { userId: session.userId };
      },
      internalUnAuth(_args, { connectionId }) {
        connections.bind(connectionId, null);
        return { userId: null };
      },
    },
  };
}
