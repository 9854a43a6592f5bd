import { unauthorized } from '../common/problem.js';
import * as messages from './messages.js';

/** The user whose password was right. */
export interface Credentials {
  /** The user's id. */
  id: string;
  passwordHash: string;
}

/** The one answer to an unknown e-mail and to a wrong password. */
export function wrongCredentials() {
  return unauthorized('wrong_credentials', messages.invalidEmailOrPassword);
}
