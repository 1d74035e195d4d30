import { LANGUAGES, type Language } from '../../contract/markets.ts';

/** The parameters of the game's URL: session, language, and the origin of the site around the provider frame. */
export interface GameAddress {
  session: string;
  /** The id of the spin to be replayed; null for a game to be played. */
  replay: string | null;
  language: Language;
  /** Null if it is not a valid origin for messages: then the game runs without a site. */
  site: string | null;
}

/** Parses the query of the URL. */
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
