/** Control, format and unassigned characters are invisible, so the server refuses them in names. */
const UNPRINTABLE = /\p{C}/u;
const LONGEST = 24;

/** The error of a player's name, null when it is valid. */
export function nameProblem(name: string): 'nameEmpty' | 'nameLong' | 'nameStrange' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'nameEmpty';
  if (trimmed.length > LONGEST) return 'nameLong';
  return UNPRINTABLE.test(trimmed) ? 'nameStrange' : null;
}
