/** The referral link: the site with the invite code, which is stored there until the friend registers. */
export function linkOf(inviteCode: string): string {
  return `${location.origin}/?invite=${inviteCode}`;
}
