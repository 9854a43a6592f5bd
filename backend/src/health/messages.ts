export const thisServerIsAboutTo = 'This server is about to end.';
