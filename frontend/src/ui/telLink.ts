/** The address that calls a number: its digits and a leading +, nothing else. */
export function telLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
