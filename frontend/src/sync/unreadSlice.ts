import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_UNREAD } from '@kinday/contracts/recent';
import type { Unread } from '@kinday/contracts/socket';

const initialState: Unread = {};

/**
 * The changes of others that this user has not looked at, by family. `seen` only grows and revisions
 * are only added, so that messages may come in any order and more than once.
 */
export const unreadSlice = createSlice({
  name: 'unread',
  initialState,
  reducers: {
    unreadHeard: (state, { payload }: PayloadAction<Unread>) => {
      for (const [familyId, heard] of Object.entries(payload)) {
        const known = state[familyId] ?? { seen: 0, revisions: [] };
        const seen = Math.max(known.seen, heard.seen);
        const all = new Set([...known.revisions, ...heard.revisions]);
        const revisions = [...all]
          .filter((revision) => revision > seen)
          .sort((one, other) => other - one)
          .slice(0, MOST_UNREAD);
        state[familyId] = { seen, revisions };
      }
    },
    /** The server has another change log: the revisions known here mean nothing in it. */
    unreadForgotten: () => initialState,
  },
});

export const { unreadHeard, unreadForgotten } = unreadSlice.actions;
