/** What one address may ask over HTTP, a minute. Mobile carriers put many players behind one address. */
export interface HttpLimits {
  /** Calls of any kind. */
  calls: number;
  /** Registrations and logins from one address. */
  tries: number;
  /** Registrations and logins of one phone from one address. */
  triesOfOne: number;
  /** Reports of what a client noticed, several in each. */
  reports: number;
}

export const HTTP_LIMITS: HttpLimits = { calls: 1_200, tries: 60, triesOfOne: 10, reports: 30 };

/** Bytes of a body, and of a request's line and headers. */
export const BODY_BYTES = 65_536;
export const HEADER_BYTES = 16_384;
