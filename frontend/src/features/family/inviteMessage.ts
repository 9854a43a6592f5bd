import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Family } from '@kinday/contracts/family';
import * as messages from './messages';

/** The page on which the code is filled in already. */
export function inviteLink(inviteCode: string, site: string): string {
  return `${site}/signup?mode=joinFamily&code=${inviteCode}`;
}

/** What to send somebody so that they can join; the link fills in the code. */
export function inviteMessage({ name, inviteCode }: Family, site: string): string {
  return messages.invitation(name, PRODUCT_NAME, inviteLink(inviteCode, site), inviteCode);
}
