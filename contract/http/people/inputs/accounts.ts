import * as v from 'valibot';
import { uploadName } from '../../site/inputs/uploads.ts';
import {
  codeCredentials,
  credentials,
  messageCode,
  nameAccount,
  password,
  phone,
  phoneAccount,
} from './credentials.ts';

/** Inputs of the calls in ../accounts.ts. */

export const phonePasswordInput = v.object({ phone, code: messageCode, password });

export type PhonePassword = v.InferOutput<typeof phonePasswordInput>;

const nameText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));

export const userUpdateInput = v.object({
  name: v.optional(nameText),
  avatar: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  portrait: v.optional(v.nullable(uploadName)),
});

export type ProfileChange = v.InferOutput<typeof userUpdateInput>;

export const phoneRegisterInput = phoneAccount;
export const loadpageRegisterInput = nameAccount;
export const phoneCheckInput = v.object({ phone, purpose: v.picklist(['resetPassword', 'login']) });
export const phoneLoginInput = v.union([credentials, codeCredentials]);
