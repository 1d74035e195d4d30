import type { Language } from '../../../contract/markets.ts';
import type { CodePurpose, MessagePurpose, NoticeKind } from './gateway.ts';
import { NOTICES } from './noticeTexts.ts';

/** Texts of messages with a code, each within one SMS. */
const CODE_TEXTS: Record<CodePurpose, Record<Language, (code: string, minutes: number) => string>> = {
  login: {
    id: (code, minutes) =>
      `Kilat: kode ${code} untuk masuk ke akunmu. Berlaku ${minutes} menit. Jangan berikan kepada siapa pun.`,
    'es-MX': (code, minutes) =>
      `Kilat: ${code} es tu código para entrar. Vence en ${minutes} minutos. No lo compartas con nadie.`,
    en: (code, minutes) =>
      `Kilat: ${code} is your code to sign in. It expires in ${minutes} minutes. Never share it.`,
  },
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

/** The message with a code. @param lifetime of the code, in ms */
export function codeText(purpose: CodePurpose, language: Language, code: string, lifetime: number): string {
  return CODE_TEXTS[purpose][language](code, lifetime / 60_000);
}

const CODE_SUBJECTS: Record<CodePurpose, Record<Language, string>> = {
  login: {
    id: 'Kode untuk masuk',
    'es-MX': 'Código para entrar',
    en: 'Your code to sign in',
  },
  resetPassword: {
    id: 'Kode untuk mengganti kata sandi',
    'es-MX': 'Código para cambiar tu contraseña',
    en: 'Your code to change your password',
  },
  resetPin: {
    id: 'Kode untuk mengganti PIN keamanan',
    'es-MX': 'Código para cambiar tu PIN',
    en: 'Your code to change your security PIN',
  },
  removeMfa: {
    id: 'Kode untuk mematikan autentikator',
    'es-MX': 'Código para desactivar el autenticador',
    en: 'Your code to turn off the authenticator',
  },
  bindPhone: {
    id: 'Kode untuk menghubungkan nomor HP',
    'es-MX': 'Código para vincular tu número',
    en: 'Your code to link your number',
  },
  bindEmail: {
    id: 'Kode untuk menghubungkan email',
    'es-MX': 'Código para vincular tu correo',
    en: 'Your code to link your e-mail',
  },
};

/** The subject of an e-mail, without the code, since subjects show on lock screens. */
export function subjectOf(purpose: MessagePurpose, language: Language): string {
  const subject = isNotice(purpose) ? NOTICES[purpose][language] : CODE_SUBJECTS[purpose][language];
  return `Kilat: ${subject}`;
}

function isNotice(purpose: MessagePurpose): purpose is NoticeKind {
  return Object.hasOwn(NOTICES, purpose);
}
