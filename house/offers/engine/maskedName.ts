/** A player's name as other players see it with prizes: its first two letters and its last, 'bu***i'. */
export function maskedName(name: string): string {
  const letters = [...name];
  return letters.length < 4
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
