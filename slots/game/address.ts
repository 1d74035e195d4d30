import { LANGUAGES, type Language } from '../../contract/markets.ts';

/** What the game's address says: whose session it is, the language, and the origin of the site around the frame. */
export interface GameAddress {
  session: string;
  /** The spin that is to be seen again, by its name; null for a game to be played. */
  replay: string | null;
  language: Language;
  /** Null where it names none that messages could be sent to: then the game plays without a site. */
  site: string | null;
}

/** Reads the query of the address. */
export function readAddress(search: string): GameAddress {
  const query = new URLSearchParams(search);
  return {
    session: query.get('session') ?? '',
    replay: query.get('replay'),
    language: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    site: originOf(query.get('site')),
  };
}

function originOf(text: string | null): string | null {
  try {
    const { origin } = new URL(text ?? '');
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}
