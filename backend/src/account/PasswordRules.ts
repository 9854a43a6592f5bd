import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { badRequest } from '../common/problem.js';
import { CONFIG, type Config } from '../config.js';
import * as contractMessages from '@kinday/contracts/messages';
import * as messages from './messages.js';

const COMMON_PASSWORDS = new URL('../../commonPasswords.txt', import.meta.url);

/** The operator's rules for passwords, which add to the contract's. */
@Injectable()
export class PasswordRules {
  /** The shortest password accepted, in characters. */
  readonly minLength: number;
  readonly #common: ReadonlySet<string>;

  constructor(@Inject(CONFIG) { passwordMinLength, rejectCommonPasswords }: Config) {
    this.minLength = passwordMinLength;
    this.#common = new Set(rejectCommonPasswords ? readCommonPasswords() : []);
  }

  /** Throws 400 for a password that is too short or on the list of common passwords. */
  check(password: string): void {
    if (password.length < this.minLength) {
      throw tooEasy(contractMessages.passwordTooShort(this.minLength));
    }
    if (this.#common.has(password.normalize('NFC').toLowerCase())) {
      throw tooEasy(messages.passwordTooCommon);
    }
  }
}

function readCommonPasswords(): string[] {
  return readFileSync(COMMON_PASSWORDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function tooEasy(error: string) {
  return badRequest('password_too_easy', error, { password: error });
}
