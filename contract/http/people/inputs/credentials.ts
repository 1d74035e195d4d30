import * as v from 'valibot';

/**
 * Input schemas of credentials and codes, for calls and forms. Separate from the calls, which are part of the client's first
 * load: the schemas are loaded with the forms (scripts/bundle/chunks.ts).
 */

/** National phone digits; the house and the form check the market's own pattern. */
export const phone = v.pipe(v.string(), v.regex(/^\d{6,15}$/));
/** 8 to 72 characters: argon2 needs no upper limit, but a body does. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(72));

/** 4 to 20 letters, digits and underscores, the first a letter; unique ignoring case. */
const userName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{3,19}$/i));
/** Whatever was typed or linked to: a wrong code does not stop a registration. */
const inviteCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40));
/** Six digits of a code sent by message. */
export const messageCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** An e-mail address, converted to lower case. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(100),
  v.toLowerCase(),
  v.regex(/^[\w.%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/),
);

/** Six digits of an authenticator app, or a backup code in either case, with or without its dashes. */
export const factorCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.regex(/^(\d{6}|[A-Z2-9]{12})$/),
);

/**
 * `account` is a phone's digits or a user name; a user name begins with a letter. `factorCode` is requested with 7022 after a
 * correct password, if the player has a second factor.
 */
export const credentials = v.object({
  account: v.pipe(v.string(), v.regex(/^\w{4,20}$/)),
  password,
  factorCode: v.optional(factorCode),
});
export type Credentials = v.InferOutput<typeof credentials>;

/** With the code that `phoneCheck` sent to the account's phone instead of the password. */
export const codeCredentials = v.object({ phone, code: messageCode, factorCode: v.optional(factorCode) });
export type CodeCredentials = v.InferOutput<typeof codeCredentials>;

export const phoneAccount = v.object({ phone, password, inviteCode: v.optional(inviteCode) });
export type PhoneAccount = v.InferOutput<typeof phoneAccount>;

export const nameAccount = v.object({ userName, password, inviteCode: v.optional(inviteCode) });
export type NameAccount = v.InferOutput<typeof nameAccount>;
