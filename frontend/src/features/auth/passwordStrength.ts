export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * How hard a password is to guess, as a hint only: length counts most, then the kinds of characters;
 * a few characters repeated stay weak however long.
 * @param minLength how many characters the server asks for
 */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  if (password.length < minLength) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (different < 5) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, 20) + kinds * 2;
  if (points < 14) return 'weak';
  return points < 20 ? 'good' : 'strong';
}
