import { operation } from './operation.ts';

/** /internal/auth: binds the connection to the token's player. Refused with 707 when the token is not good. */
export const internalAuth = operation<{ userId: string | null }, { token: string }>(
  'internalAuth',
  'mutation InternalAuth($token: String!) { internalAuth(token: $token) { userId } }',
);

/** /internal/unAuth: the connection is a visitor's again. */
export const internalUnAuth = operation<{ userId: string | null }>(
  'internalUnAuth',
  'mutation InternalUnAuth { internalUnAuth { userId } }',
);
