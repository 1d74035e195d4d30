/** Who speaks to the house: shared by the channel and HTTP, written by the session store. */
export interface Identity {
  token: string | null;
  /** This browser, kept over visits. */
  readonly clientId: string;
}
