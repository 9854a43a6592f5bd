export const invalidEmailOrPassword = 'Invalid email or password';

export const notCurrentPassword = 'This is not your current password';
