import type { Language } from '../../contract/markets.ts';
import type { MessagePurpose } from './gateway.ts';

/** What a message with a code says, each within one SMS. */
const CODE_TEXTS: Record<MessagePurpose, Record<Language, (code: string, minutes: number) => string>> = {
  resetPassword: {
    id: (code, minutes) =>
      `Kilat: kode ${code} untuk mengganti kata sandi. Berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
    'es-MX': (code, minutes) =>
      `Kilat: ${code} es tu código para cambiar la contraseña. Vence en ${minutes} minutos. No lo compartas con nadie.`,
    en: (code, minutes) =>
      `Kilat: ${code} is your code to change your password. It expires in ${minutes} minutes. Never share it.`,
  },
};

/** The message that carries a code. @param lifetime of the code, in ms */
export function codeText(
  purpose: MessagePurpose,
  language: Language,
  code: string,
  lifetime: number,
): string {
  return CODE_TEXTS[purpose][language](code, lifetime / 60_000);
}
