import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Family } from '@kinday/contracts/family';
import { inviteLink } from './inviteLink';

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
