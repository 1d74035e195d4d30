import type { Language } from '../../contract/markets.ts';
import type { NoticeKind } from './gateway.ts';

/** What happened, as the subject of an e-mail and the beginning of a message. */
export const NOTICES: Record<NoticeKind, Record<Language, string>> = {
  passwordChanged: {
    id: 'kata sandimu diganti',
    'es-MX': 'tu contraseña cambió',
    en: 'your password was changed',
  },
  pinChanged: {
    id: 'PIN keamananmu diatur',
    'es-MX': 'se definió tu PIN de seguridad',
    en: 'your security PIN was set',
  },
  phoneChanged: {
    id: 'nomor HP akunmu diganti',
    'es-MX': 'cambió el celular de tu cuenta',
    en: 'the phone of your account was changed',
  },
  emailChanged: {
    id: 'email akunmu diganti',
    'es-MX': 'cambió el correo de tu cuenta',
    en: 'the e-mail of your account was changed',
  },
  mfaOn: {
    id: 'autentikator dinyalakan',
    'es-MX': 'se activó el autenticador',
    en: 'the authenticator was turned on',
  },
  mfaOff: {
    id: 'autentikator dimatikan',
    'es-MX': 'se desactivó el autenticador',
    en: 'the authenticator was turned off',
  },
  newDevice: {
    id: 'ada yang masuk dari perangkat baru',
    'es-MX': 'entraron desde un dispositivo nuevo',
    en: 'a sign-in from a new device',
  },
  bonusEnds: {
    id: 'bonusmu segera berakhir',
    'es-MX': 'tu bono está por vencer',
    en: 'your bonus is about to end',
  },
};

const ADVICE: Record<Language, string> = {
  id: 'Bukan kamu? Ganti kata sandi dan akhiri sesi lain.',
  'es-MX': '¿No fuiste tú? Cambia tu contraseña y cierra las demás sesiones.',
  en: 'Not you? Change your password and end the other sessions.',
};

const LAST_CALL: Record<Language, string> = {
  id: 'Selesaikan syarat mainnya sebelum waktu itu.',
  'es-MX': 'Termina de apostarlo antes de esa hora.',
  en: 'Stake the rest of it before then.',
};

/**
 * The message that tells of it, within one SMS. @param detail the device or the amount; empty when there is none to tell
 * @param time when it was; of a bonus, when it ends
 */
export function noticeText(kind: NoticeKind, language: Language, detail: string, time: string): string {
  const what = NOTICES[kind][language];
  return `Kilat: ${what}${detail === '' ? '' : ` (${detail})`}, ${time}. ${(kind === 'bonusEnds' ? LAST_CALL : ADVICE)[language]}`;
}
