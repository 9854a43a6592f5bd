import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Family } from '@kinday/contracts/family';

/** The page on which the code is filled in already. */
export function inviteLink(inviteCode: string, site: string): string {
  return `${site}/signup?mode=joinFamily&code=${inviteCode}`;
}

/** What to send somebody so that they can join; the link fills in the code. */
export function inviteMessage({ name, inviteCode }: Family, site: string): string {
  return [
    `Hi! You're invited to "${name}" on ${PRODUCT_NAME}.`,
    '',
    `1. Visit ${inviteLink(inviteCode, site)}`,
    '2. Sign up, or log in if you already have an account.',
    `3. Enter the invite code: ${inviteCode}`,
    '',
    'See you on the calendar!',
  ].join('\n');
}
