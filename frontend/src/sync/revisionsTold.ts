import { createAction } from '@reduxjs/toolkit';

/** The server told where some of this user's families stand, shown or not ([S7]). */
export const revisionsTold = createAction<Readonly<Record<string, number>>>('live/revisionsTold');
