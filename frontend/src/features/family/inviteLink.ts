/** The page on which the code is filled in already. */
export function inviteLink(inviteCode: string, site: string): string {
  return `${site}/signup?mode=joinFamily&code=${inviteCode}`;
}
