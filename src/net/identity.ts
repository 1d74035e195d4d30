/** Who speaks to the house: shared by the channel and HTTP, written by the session store. */
export interface Identity {
  token: string | null;
  /** This browser, kept over visits. */
  readonly clientId: string;
}

/** The player's id: the second dash-separated part of a token (spec.md, "Entities"). */
export function userIdOf(token: string): string | null {
  return token.split('-')[1] || null;
}
