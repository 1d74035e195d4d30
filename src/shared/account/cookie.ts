const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The `main_token` cookie's text: one year for a token, gone for null. Secure wherever the page is. */
export function tokenCookie(token: string | null, secure: boolean): string {
  const age = token === null ? 0 : YEAR_SECONDS;
  const attributes = `Path=/; Max-Age=${age}; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `main_token=${token === null ? '' : encodeURIComponent(token)}; ${attributes}`;
}

/** The token in a document's cookies, if any. */
export function readTokenCookie(cookies: string): string | null {
  const pair = cookies.split('; ').find((one) => one.startsWith('main_token='));
  return pair ? decodeURIComponent(pair.slice('main_token='.length)) || null : null;
}
