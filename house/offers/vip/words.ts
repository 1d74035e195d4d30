import type { Localized } from '../../../contract/localized.ts';
import type { Market } from '../../../contract/markets.ts';

/** The site's messages to players about VIP, in all languages; amounts in the market's format. */
interface Message {
  title: Localized;
  text: Localized;
}

/** The message of a fall to come. @param missing the stakes still missing before `at`, in minor units */
export function fallWords(
  { level, missing, at }: { level: number; missing: bigint; at: number },
  market: Market,
): Message {
  const [amount, day] = [moneyOf(missing, market), dayOf(at, market)];
  return {
    title: {
      id: `Level VIP ${level} kamu akan turun`,
      'es-MX': `Tu nivel VIP ${level} va a bajar`,
      en: `Your VIP level ${level} is about to drop`,
    },
    text: {
      id: `Mainkan ${amount} lagi sebelum ${day} supaya level ${level} tetap jadi milikmu. Kalau tidak, levelmu turun jadi ${level - 1}.`,
      'es-MX': `Apuesta ${amount} más antes del ${day} para conservar el nivel ${level}. Si no, bajas al nivel ${level - 1}.`,
      en: `Stake ${amount} more before ${day} to keep level ${level}. Otherwise you drop to level ${level - 1}.`,
    },
  };
}

/** The message of expiring cashback. @param amount of all that expires soon, in minor units; `at` when the first of it does */
export function expiryWords({ amount, at }: { amount: bigint; at: number }, market: Market): Message {
  const [money, day] = [moneyOf(amount, market), dayOf(at, market)];
  return {
    title: {
      id: 'Cashback kamu segera hangus',
      'es-MX': 'Tu cashback está por vencer',
      en: 'Your cashback is about to expire',
    },
    text: {
      id: `${money} cashback menunggumu dan mulai hangus ${day}. Ambil di halaman VIP.`,
      'es-MX': `Tienes ${money} de cashback que empieza a vencer el ${day}. Cóbralo en la página VIP.`,
      en: `You have ${money} of cashback that starts to expire on ${day}. Collect it on the VIP page.`,
    },
  };
}

function moneyOf(minor: bigint, { locale, currency }: Market): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 }).format(
    Number(minor) / 100,
  );
}

function dayOf(at: number, { locale, timeZone }: Market): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
}
