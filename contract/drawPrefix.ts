/** The name of a round as it is hashed (games.md, "Fairness"): with the public value where it mixes one in. */
export function drawPrefix(name: string, publicValue: string | null): string {
  return publicValue === null ? name : `${name}:${publicValue}`;
}
