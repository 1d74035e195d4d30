/** A round's name as it is hashed (games.md, "Fairness"), including the public value if it mixes one in. */
export function drawPrefix(name: string, publicValue: string | null): string {
  return publicValue === null ? name : `${name}:${publicValue}`;
}
