// Generated from authOperations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from './operation.ts';

export type InternalAuthMutationVariables = {
  token: string;
};

export interface InternalAuthMutation { internalAuth: { userId: string | null } }

export type InternalUnAuthMutationVariables = Record<string, never>;

export interface InternalUnAuthMutation { internalUnAuth: { userId: string | null } }

/** /internal/auth: binds the connection to the token's player. Refused with 707 when the token is not good. */
export const internalAuth = operation<InternalAuthMutation['internalAuth'], InternalAuthMutationVariables>(
  'internalAuth',
  'mutation InternalAuth($token:String!){internalAuth(token:$token){userId}}',
);

/** /internal/unAuth: the connection is a visitor's again. */
export const internalUnAuth = operation<InternalUnAuthMutation['internalUnAuth'], InternalUnAuthMutationVariables>(
  'internalUnAuth',
  'mutation InternalUnAuth{internalUnAuth{userId}}',
);
