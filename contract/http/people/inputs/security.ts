import * as v from 'valibot';
import { pageFields } from '../../page.ts';
import { MOST_IMAGES, uploadName } from '../../site/inputs/uploads.ts';
import { emailAddress, factorCode, messageCode, password, phone } from './credentials.ts';

/** Inputs of the calls in ../security.ts. */

/** A code of the second factor, if the player has one. */
export const factorOfChange = v.optional(factorCode);

/** Six digits; the house refuses the most common ones (111111, 123456) with 3. */
export const pinDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));

export const userPinChangeInput = v.variant('by', [
  v.object({ by: v.literal('pin'), oldPin: pinDigits, pin: pinDigits, factorCode: factorOfChange }),
  v.object({ by: v.literal('phone'), code: messageCode, pin: pinDigits, factorCode: factorOfChange }),
  v.object({ by: v.literal('email'), code: messageCode, pin: pinDigits, factorCode: factorOfChange }),
]);

export type PinChange = v.InferOutput<typeof userPinChangeInput>;

/** Required, and requested with 7013, if another phone or e-mail was bound before. */
const passwordOfChange = v.optional(password);

export const emailPasswordInput = v.object({ email: emailAddress, code: messageCode, password });

export type EmailPassword = v.InferOutput<typeof emailPasswordInput>;

const fullName = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u));

const birthDate = v.pipe(v.string(), v.isoDate());

export const userPinSetInput = v.object({ pin: pinDigits, password, factorCode: factorOfChange });
export const userPhoneCodeInput = v.variant('purpose', [
  v.object({ purpose: v.literal('bindPhone'), phone }),
  v.object({ purpose: v.literal('resetPin') }),
]);
export const userPhoneBindInput = v.object({
  phone,
  code: messageCode,
  password: passwordOfChange,
  factorCode: factorOfChange,
});
export const emailCodeInput = v.variant('purpose', [
  v.object({ purpose: v.literal('bindEmail'), email: emailAddress }),
  v.object({ purpose: v.picklist(['resetPin', 'removeMfa']) }),
]);
export const emailVerifyInput = v.object({ email: emailAddress, code: messageCode });
export const emailBindInput = v.object({
  email: emailAddress,
  code: messageCode,
  password: passwordOfChange,
  factorCode: factorOfChange,
});
export const emailPasswordCodeInput = v.object({ email: emailAddress });
export const userPasswordInput = v.object({ oldPassword: password, password, factorCode: factorOfChange });
export const userMfaBeginInput = v.object({ password });
export const userMfaConfirmInput = v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) });
export const userMfaRemoveInput = v.object({ code: factorCode });
export const emailMfaInput = v.object({ code: messageCode, password });
export const userSignInsInput = v.object(pageFields);
export const userSessionEndInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
export const userIdentificationInput = v.object({ fullName, birthDate });
export const userDocumentsInput = v.object({
  documents: v.pipe(v.array(uploadName), v.minLength(1), v.maxLength(MOST_IMAGES)),
  corrected: v.optional(v.object({ fullName, birthDate })),
});
