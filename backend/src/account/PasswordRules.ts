import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { badRequest } from '../common/problem.js';
import { CONFIG, type Config } from '../config.js';

const COMMON_PASSWORDS = new URL('../../commonPasswords.txt', import.meta.url);

/** The operator's rules for passwords, which add to the contract's. */
@Injectable()
export class PasswordRules {
  readonly #minLength: number;
  readonly #common: ReadonlySet<string>;

  constructor(@Inject(CONFIG) { passwordMinLength, rejectCommonPasswords }: Config) {
    this.#minLength = passwordMinLength;
    this.#common = new Set(rejectCommonPasswords ? readCommonPasswords() : []);
  }

  /** Throws 400 for a password that is too short or on the list of common passwords. */
  check(password: string): void {
    if (password.length < this.#minLength) {
      throw tooEasy(`Password must be at least ${this.#minLength} characters`);
    }
    if (this.#common.has(password.normalize('NFC').toLowerCase())) {
      throw tooEasy('This password is one of the first that strangers try. Please choose another.');
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
