export const notLoaded = 'This couldn’t be loaded';
export const checkConnection = 'Check your connection, then try again.';

export const thatDidntWork = 'That didn’t work';
export const pageNotShown = 'This page couldn’t be shown. Loading it again usually helps.';
export const pageNotLoaded = 'This page couldn’t be loaded';
