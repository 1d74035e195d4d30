/** The Set-Cookie header of the named cookie; undefined if the answer does not set it. */
export function setCookieOf(headers: Headers, name: string): string | undefined {
  return headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

/** The cookie as a browser sends it back; empty if the answer does not set it. */
export function cookieOf(headers: Headers, name: string): string {
  return setCookieOf(headers, name)?.split(';')[0] ?? '';
}

/** The cookie by which an account recognizes a browser. */
export const DEVICE_COOKIE = 'kilat_device';
