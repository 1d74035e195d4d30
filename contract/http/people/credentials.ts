import * as v from 'valibot';

/**
 * What accounts and codes are written like, for calls and the forms that ask for them. Beside the calls, which the client's
 * first picture brings: the schemas come with the forms (scripts/bundle/chunks.ts).
 */

/** National phone digits; the market's own pattern is checked by the house and by the form. */
export const phone = v.pipe(v.string(), v.regex(/^\d{6,15}$/));
/** 8 to 72 characters: argon2 needs no upper limit, a body does. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(72));

/** 4 to 20 letters, digits and underscores, the first a letter; unique without regard to case. */
const userName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{3,19}$/i));
const inviteCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{6}$/));
/** Six digits sent by message. */
export const messageCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** An e-mail address, in lower case whatever case it was typed in. */
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
 * `account` is a phone's digits or a user name; a user name begins with a letter. `factorCode` is asked for with 7022
 * once the password is right, where the player has a second factor.
 */
export const credentials = v.object({
  account: v.pipe(v.string(), v.regex(/^\w{4,20}$/)),
  password,
  factorCode: v.optional(factorCode),
});
export type Credentials = v.InferOutput<typeof credentials>;

/** In the password's place the code that `phoneCheck` sent to the account's phone. */
export const codeCredentials = v.object({ phone, code: messageCode, factorCode: v.optional(factorCode) });
export type CodeCredentials = v.InferOutput<typeof codeCredentials>;

export const phoneAccount = v.object({ phone, password, inviteCode: v.optional(inviteCode) });
export type PhoneAccount = v.InferOutput<typeof phoneAccount>;

export const nameAccount = v.object({ userName, password, inviteCode: v.optional(inviteCode) });
export type NameAccount = v.InferOutput<typeof nameAccount>;
