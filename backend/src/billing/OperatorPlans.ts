import { conflict } from '../common/problem.js';
import { Payments } from './Payments.js';
import * as messages from './messages.js';

const noPayments = () => conflict('no_payments', messages.nothingSold);

/** The adapter of a server without payments: its operator gives plans with `kinday plan`. */
export class OperatorPlans extends Payments {
  readonly provider = 'operator';

  checkout(): Promise<string> {
    return Promise.reject(noPayments());
  }

  portal(): Promise<string> {
    return Promise.reject(noPayments());
  }
}
