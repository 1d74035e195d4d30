import * as v from 'valibot';
import { create } from 'zustand';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type CodeSent,
  type PhonePassword,
  phoneCheck,
  phonePassword,
} from '../../../contract/http/accounts.ts';
import { http } from '../../net/house.ts';
import { loadHere, saveHere } from '../../net/storage.ts';
import { rememberAccount } from '../../state/session.ts';

const KEPT = 'kilat.reset';

const reset = v.object({
  phone: v.string(),
  resendAt: v.number(),
  expiresAt: v.number(),
  sandbox: v.nullable(v.string()),
});

/** A reset under way: the phone's digits and what the house said of the code, its times in ms. Never the code. */
export type Reset = v.InferOutput<typeof reset>;

/** Whether a password was changed here and nobody signed in since; the sign-in sheet says so. */
export const usePasswordChanged = create(() => ({ changed: false }));

/** The reset that was left open in this tab, if its code still holds at `now` (ms). */
export function unfinishedReset(now: number): Reset | null {
  const text = loadHere(KEPT);
  if (text === null) return null;
  try {
    const kept = v.parse(reset, JSON.parse(text));
    return kept.expiresAt > now ? kept : null;
  } catch {
    return null;
  }
}

/** Another phone is wanted. */
export function forgetReset(): void {
  saveHere(KEPT, null);
}

/** Asks for a code and remembers that. @throws HttpError: 667 when asked too often */
export async function askForCode(phone: string): Promise<Reset> {
  const input = { phone, purpose: 'resetPassword' } as const;
  const sent: CodeSent = await http.send(phoneCheck, input, { quiet: [ErrorCode.tooFrequent] });
  const under = { phone, ...sent };
  saveHere(KEPT, JSON.stringify(under));
  return under;
}

/** Changes the password; the next sign-in is offered this phone. @throws HttpError: 7019, 667 */
export async function changePassword(input: PhonePassword): Promise<void> {
  await http.send(phonePassword, input, { quiet: [ErrorCode.wrongCode, ErrorCode.tooFrequent] });
  forgetReset();
  rememberAccount(input.phone);
  usePasswordChanged.setState({ changed: true });
}
