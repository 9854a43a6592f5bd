import { PushChannel, type PushDevice, type PushResult } from './PushChannel.js';

/** Nobody has a device that takes notifications. */
export class NoDevices extends PushChannel {
  devicesOf(): Promise<PushDevice[]> {
    return Promise.resolve([]);
  }

  send(): Promise<PushResult> {
    return Promise.resolve({ kind: 'gone' });
  }
}
