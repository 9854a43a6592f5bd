/** An e-mail address as it is compared: two that differ in case are one. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
