/** What a player sends to friends: the site with the invite code, which is kept there until they register. */
export function linkOf(inviteCode: string): string {
  return `${location.origin}/?invite=${inviteCode}`;
}
