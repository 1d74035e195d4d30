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
  resetPin: {
    id: (code, minutes) =>
      `Kilat: kode ${code} untuk mengganti PIN keamanan. Berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
    'es-MX': (code, minutes) =>
      `Kilat: ${code} es tu código para cambiar el PIN. Vence en ${minutes} minutos. No lo compartas con nadie.`,
    en: (code, minutes) =>
      `Kilat: ${code} is your code to change your security PIN. It expires in ${minutes} minutes. Never share it.`,
  },
  removeMfa: {
    id: (code, minutes) =>
      `Kilat: kode ${code} untuk mematikan autentikator. Berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
    'es-MX': (code, minutes) =>
      `Kilat: ${code} es tu código para desactivar el autenticador. Vence en ${minutes} minutos. No lo compartas.`,
    en: (code, minutes) =>
      `Kilat: ${code} is your code to turn off the authenticator. It expires in ${minutes} minutes. Never share it.`,
  },
  bindPhone: {
    id: (code, minutes) =>
      `Kilat: kode ${code} untuk menghubungkan nomor ini ke akunmu. Berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
    'es-MX': (code, minutes) =>
      `Kilat: ${code} es tu código para vincular este número. Vence en ${minutes} minutos. No lo compartas con nadie.`,
    en: (code, minutes) =>
      `Kilat: ${code} is your code to link this number. It expires in ${minutes} minutes. Never share it.`,
  },
  bindEmail: {
    id: (code, minutes) =>
      `Kilat: kode ${code} untuk menghubungkan email ini ke akunmu. Berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
    'es-MX': (code, minutes) =>
      `Kilat: ${code} es tu código para vincular este correo. Vence en ${minutes} minutos. No lo compartas con nadie.`,
    en: (code, minutes) =>
      `Kilat: ${code} is your code to link this e-mail. It expires in ${minutes} minutes. Never share it.`,
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
