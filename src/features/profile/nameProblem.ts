/** Control, format and unassigned characters: nobody sees them, so the house refuses them in names. */
const UNPRINTABLE = /\p{C}/u;
const LONGEST = 24;

/** What is wrong with a player's name, null when nothing is. */
export function nameProblem(name: string): 'nameEmpty' | 'nameLong' | 'nameStrange' | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'nameEmpty';
  if (trimmed.length > LONGEST) return 'nameLong';
  return UNPRINTABLE.test(trimmed) ? 'nameStrange' : null;
}
