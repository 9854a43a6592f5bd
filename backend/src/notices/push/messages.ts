export const unknownPushService =
  'This browser’s push service is not known here. Whoever runs this calendar can add it.';
export const invalidPushKey = 'This browser’s key for notifications cannot be used';
export const otherPushKey = 'This calendar has another key for notifications by now';
export const noDevice = 'Notifications are not turned on here';
