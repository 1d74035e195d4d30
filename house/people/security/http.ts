import {
  emailBindInput,
  emailCodeInput,
  emailMfaInput,
  emailVerifyInput,
  userDocumentsInput,
  userIdentificationInput,
  userMfaBeginInput,
  userMfaConfirmInput,
  userMfaRemoveInput,
  userPasswordInput,
  userPhoneBindInput,
  userPhoneCodeInput,
  userPinChangeInput,
  userPinSetInput,
  userSessionEndInput,
  userSignInsInput,
} from '../../../contract/http/people/inputs/security.ts';
import {
  emailBind,
  emailCode,
  emailMfa,
  emailVerify,
  userDocuments,
  userIdentification,
  userIdentity,
  userMfa,
  userMfaBegin,
  userMfaConfirm,
  userMfaRemove,
  userPassword,
  userPhoneBind,
  userPhoneCode,
  userPin,
  userPinChange,
  userPinSet,
  userSecurity,
  userSessionEnd,
  userSessions,
  userSessionsEnd,
  userSignIns,
} from '../../../contract/http/people/security.ts';
import type { Market } from '../../../contract/markets.ts';
import {
  type Route,
  type ServedCall,
  type Session,
  type TokenRequest,
  tokenRoute,
  withInput,
} from '../../core/http/route.ts';
import { phoneOf } from '../accounts/phones.ts';
import type { Contact } from '../messages/contactCodes.ts';
import type { CodeReply } from '../messages/openMessages.ts';
import type { Security } from './security.ts';
import type { SignInHistory } from './signInHistory.ts';

interface Parts {
  security: Security;
  market: Market;
  codeReply: CodeReply;
  history: SignInHistory;
}

const DONE = { ok: true } as const;
const idOf = (session: Session) => BigInt(session.userId);
const mail = (to: string): Contact => ({ channel: 'email', to });

/** The calls about an account's security. Changes require a fresh session. */
export function securityRoutes({ security, market, codeReply, history }: Parts): Route[] {
  const { pins, contacts, factor, identities, sessions } = security;
  const text = (digits: string): Contact => ({ channel: 'sms', to: phoneOf(digits, market) });

  /** A call that changes the account's security; attempts are also limited by address. */
  function guarded<Input, Reply>(
    call: ServedCall<Input, Reply>,
    answer: (request: TokenRequest<Input>) => Promise<Reply>,
  ): Route {
    const fresh = async (request: TokenRequest<Input>) => {
      await sessions.requireFresh(request.session);
      return answer(request);
    };
    return tokenRoute(call, fresh, { tries: () => null });
  }
  function done<Input>(
    call: ServedCall<Input, typeof DONE>,
    change: (request: TokenRequest<Input>) => Promise<unknown>,
  ): Route {
    return guarded(call, async (request) => {
      await change(request);
      return DONE;
    });
  }

  return [
    tokenRoute(userSecurity, ({ session }) => security.state(session)),
    tokenRoute(userPin, ({ session }) => pins.state(idOf(session))),
    done(withInput(userPinSet, userPinSetInput), ({ session, input }) => security.setPin(session, input)),
    done(withInput(userPinChange, userPinChangeInput), ({ session, input }) =>
      security.changePin(idOf(session), input),
    ),
    guarded(withInput(userPhoneCode, userPhoneCodeInput), async ({ session, input, ip }) => {
      const pending =
        input.purpose === 'bindPhone'
          ? await contacts.requestBinding(idOf(session), text(input.phone))
          : await contacts.requestBoundCode(idOf(session), 'sms', input.purpose);
      return codeReply(pending, 'sms', ip);
    }),
    done(withInput(userPhoneBind, userPhoneBindInput), ({ session, input: { phone, code, ...proof } }) =>
      contacts.bind(session, text(phone), code, proof),
    ),
    guarded(withInput(emailCode, emailCodeInput), async ({ session, input, ip }) => {
      const pending =
        input.purpose === 'bindEmail'
          ? await contacts.requestBinding(idOf(session), mail(input.email))
          : await contacts.requestBoundCode(idOf(session), 'email', input.purpose);
      return codeReply(pending, 'email', ip);
    }),
    done(withInput(emailVerify, emailVerifyInput), ({ session, input: { email, code } }) =>
      contacts.verify(idOf(session), mail(email), code),
    ),
    done(withInput(emailBind, emailBindInput), ({ session, input: { email, code, ...proof } }) =>
      contacts.bind(session, mail(email), code, proof),
    ),
    done(withInput(userPassword, userPasswordInput), ({ session, input }) =>
      security.changePassword(session, input),
    ),
    tokenRoute(userMfa, ({ session }) => factor.state(idOf(session))),
    guarded(withInput(userMfaBegin, userMfaBeginInput), ({ session, input }) =>
      security.beginFactor(idOf(session), input.password),
    ),
    guarded(withInput(userMfaConfirm, userMfaConfirmInput), async ({ session, input }) => ({
      backupCodes: await security.confirmFactor(session, input.code),
    })),
    done(withInput(userMfaRemove, userMfaRemoveInput), ({ session, input }) =>
      security.turnFactorOff(idOf(session), input.code),
    ),
    done(withInput(emailMfa, emailMfaInput), ({ session, input }) =>
      security.removeFactor(idOf(session), input.code, input.password),
    ),
    tokenRoute(userSessions, async ({ session }) => ({ sessions: await sessions.list(session) })),
    tokenRoute(withInput(userSignIns, userSignInsInput), ({ session, input }) =>
      history.list(session, input),
    ),
    guarded(userSessionsEnd, async ({ session }) => ({ ended: await sessions.endOthers(session) })),
    done(withInput(userSessionEnd, userSessionEndInput), ({ session, input }) =>
      sessions.endOne(session, BigInt(input.id)),
    ),
    done(withInput(userIdentification, userIdentificationInput), ({ session, input }) =>
      identities.give(session, input),
    ),
    tokenRoute(userIdentity, ({ session }) => identities.of(BigInt(session.userId))),
    guarded(withInput(userDocuments, userDocumentsInput), ({ session, input }) =>
      identities.send(session, input),
    ),
  ];
}
