/** A player's name at providers: it contains only our id, so no personal data. */
export function playerName(userId: bigint): string {
  return `kilat-${userId}`;
}

/** Ids are bigints in the database: limited to the digits that always fit. */
const NAME = /^kilat-([1-9]\d{0,17})$/;

/** The user id in a name; null if it is not a valid name. */
export function playerOf(name: string): bigint | null {
  const id = NAME.exec(name)?.[1];
  return id === undefined ? null : BigInt(id);
}
