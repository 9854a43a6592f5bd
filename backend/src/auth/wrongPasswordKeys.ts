import { emailKey } from '../common/emailKey.js';

/** For whom wrong passwords are counted: an account, whether or not it exists. */
export const accountKey = (email: string) => `account ${emailKey(email)}`;
/** A device that the account was logged in to before. */
export const deviceKey = (deviceId: string) => `device ${deviceId}`;
/** A signed-in user who must prove who they are by their password. */
export const userKey = (userId: string) => `user ${userId}`;
