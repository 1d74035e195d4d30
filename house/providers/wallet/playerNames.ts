/** A player as providers know them: nothing but our id, which says nothing of the person. */
export function playerName(userId: bigint): string {
  return `kilat-${userId}`;
}

/** Ids are bigints in the database: no more digits than those have for sure. */
const NAME = /^kilat-([1-9]\d{0,17})$/;

/** Whose name it is; null for what is none. */
export function playerOf(name: string): bigint | null {
  const id = NAME.exec(name)?.[1];
  return id === undefined ? null : BigInt(id);
}
