/** The named cookie that an answer sets, as the header it sets it with; undefined when it does not. */
export function setCookieOf(headers: Headers, name: string): string | undefined {
  return headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

/** What a browser sends back of it, empty when the answer does not set it. */
export function cookieOf(headers: Headers, name: string): string {
  return setCookieOf(headers, name)?.split(';')[0] ?? '';
}

/** The cookie that an account knows a browser by. */
export const DEVICE_COOKIE = 'kilat_device';
