import type { Localized } from '../../../contract/localized.ts';
import type { Language } from '../../../contract/markets.ts';
import type { NoticeKind } from './gateway.ts';

/** The event as an e-mail subject and the start of a message. */
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
  phoneClaimed: {
    id: 'nomor HP diverifikasi, setelan lama dihapus',
    'es-MX': 'se verificó el celular y se borró lo anterior',
    en: 'phone verified, earlier settings removed',
  },
  identityGiven: {
    id: 'identitas akunmu diisi',
    'es-MX': 'se registró la identidad de tu cuenta',
    en: 'the identity of your account was given',
  },
  identityVerified: {
    id: 'identitasmu sudah terverifikasi',
    'es-MX': 'tu identidad quedó verificada',
    en: 'your identity is verified',
  },
  identityRefused: {
    id: 'dokumen identitasmu belum diterima',
    'es-MX': 'no aceptamos tus documentos',
    en: 'your documents were not accepted',
  },
  bankAccount: {
    id: 'rekening baru disimpan',
    'es-MX': 'se guardó una cuenta bancaria nueva',
    en: 'a new bank account was saved',
  },
  frozen: {
    id: 'akunmu dihentikan',
    'es-MX': 'tu cuenta quedó detenida',
    en: 'your account was stopped',
  },
  bonusEnds: {
    id: 'bonusmu segera berakhir',
    'es-MX': 'tu bono está por vencer',
    en: 'your bonus is about to end',
  },
};

/** The event as text in a message. @param kind of a security event */
export function noticeWords(kind: string, language: Language): string {
  return Object.hasOwn(NOTICES, kind) ? NOTICES[kind as NoticeKind][language] : kind;
}

/** The text before the link that stops the account. */
const NOT_YOU: Record<Language, string> = {
  id: 'Bukan kamu? Hentikan:',
  'es-MX': '¿No fuiste tú? Detenlo:',
  en: 'Not you? Stop it:',
};
/** The instructions after the account is stopped. */
const RECOVER: Record<Language, string> = {
  id: 'Buat kata sandi baru lewat "Lupa kata sandi" untuk memakainya lagi.',
  'es-MX': 'Crea una contraseña nueva en "Olvidé mi contraseña" para volver a usarla.',
  en: 'Set a new password with "Forgot password" to use it again.',
};

/** Other instructions, where they are not to stop the account. */
const TO_DO: Partial<Record<NoticeKind, Record<Language, string>>> = {
  bonusEnds: {
    id: 'Selesaikan syarat mainnya sebelum waktu itu.',
    'es-MX': 'Termina de apostarlo antes de esa hora.',
    en: 'Stake the rest of it before then.',
  },
  identityVerified: {
    id: 'Penarikan dana sudah terbuka.',
    'es-MX': 'Ya puedes retirar.',
    en: 'You can withdraw now.',
  },
  identityRefused: {
    id: 'Alasannya ada di halaman Keamanan; kirim foto baru di sana.',
    'es-MX': 'El motivo está en Seguridad; envía ahí fotos nuevas.',
    en: 'The page Security says why; send new pictures there.',
  },
};

/** Details of an event: the device, account or amount if any, and the link that stops the account. */
interface NoticeFields {
  detail: string;
  /** The time of the event; for a bonus, its end. */
  time: string;
  /** Null once the account is stopped. */
  link: string | null;
}

/** The notification text, within one SMS if the site's address has at most 30 letters. */
export function noticeText(
  kind: NoticeKind,
  language: Language,
  { detail, time, link }: NoticeFields,
): string {
  const what = NOTICES[kind][language];
  const stop = link === null ? RECOVER[language] : `${NOT_YOU[language]} ${link}`;
  const todo = TO_DO[kind]?.[language] ?? stop;
  return `Kilat: ${what}${detail === '' ? '' : ` (${detail})`}, ${time}. ${todo}`;
}

/** Additional text of the site's own message, which has no link: whoever took over the account reads it too. */
const INSIDE: Localized = {
  id: 'Bukan kamu? Ganti kata sandi dan keluarkan perangkat lain di halaman Keamanan, atau pakai tautan di SMS atau email yang kami kirim.',
  'es-MX':
    '¿No fuiste tú? Cambia tu contraseña y cierra las demás sesiones en Seguridad, o usa el enlace del SMS o correo que te enviamos.',
  en: 'Not you? Change your password and sign the other devices out on the Security page, or use the link in the SMS or e-mail we sent.',
};
const PAYOUT_BLOCK: Localized = {
  id: 'Demi keamanan, penarikan ditahan 24 jam.',
  'es-MX': 'Por seguridad, los retiros quedan en pausa 24 horas.',
  en: 'To keep your money safe, withdrawals are on hold for 24 hours.',
};

/** For the owner of a phone who never entered it. */
const CLAIMED: Localized = {
  id: 'Akun ini dibuat sebelum nomor HP-nya diverifikasi. Supaya hanya kamu yang bisa memakainya, kata sandi, PIN, autentikator, email, identitas, dan rekening yang disetel sebelumnya dihapus, dan semua perangkat lain dikeluarkan. Buat kata sandi baru lewat "Lupa kata sandi", lalu setel sisanya di halaman Keamanan.',
  'es-MX':
    'Esta cuenta se creó antes de verificar su celular. Para que solo tú puedas usarla, borramos la contraseña, el PIN, el autenticador, el correo, la identidad y las cuentas bancarias que había, y cerramos las demás sesiones. Crea una contraseña en "Olvidé mi contraseña" y define lo demás en Seguridad.',
  en: 'This account was made before its phone was verified. So that you alone can use it, the password, PIN, authenticator, e-mail, identity and bank accounts set up before were removed, and all other devices signed out. Set a new password with "Forgot password", then the rest on the Security page.',
};

/** The site message about an event that blocks withdrawals. */
export function siteNotice(kind: NoticeKind, detail: string): { title: Localized; text: Localized } {
  const each = (textIn: (language: Language) => string): Localized => ({
    id: textIn('id'),
    'es-MX': textIn('es-MX'),
    en: textIn('en'),
  });
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return {
    title: each((language) => capital(NOTICES[kind][language])),
    text: each((language) =>
      [detail && `${detail}.`, PAYOUT_BLOCK[language], (kind === 'phoneClaimed' ? CLAIMED : INSIDE)[language]]
        .filter(Boolean)
        .join(' '),
    ),
  };
}
