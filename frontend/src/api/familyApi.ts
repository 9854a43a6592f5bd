import type { View } from '@kinday/contracts/applyChange';
import type { ChangesAnswer } from '@kinday/contracts/change';
import type {
  DeleteFamilyInput,
  FamilyAnswer,
  InviteCodeAnswer,
  TransferFamilyInput,
  UpdateFamilyInput,
} from '@kinday/contracts/family';
import type { RemoveMemberInput } from '@kinday/contracts/member';
import type { Success } from '@kinday/contracts/user';
import { api, failedRead, revisionOf } from './api';
import { firstReads } from './firstReads';
import { familyViewOf, wholeChanges } from './readAsNow';

export const familyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A family and its members, as a view the follower keeps up to date. */
    getFamily: build.query<View, string>({
      query: firstReads.family,
      transformResponse: (answer: FamilyAnswer, meta, familyId) =>
        familyViewOf(answer, familyId, revisionOf(meta)),
      providesTags: failedRead,
    }),
    /** A page of the changes after a revision; 410 when the log no longer reaches back. */
    getChanges: build.query<ChangesAnswer, { familyId: string; since: number; epoch?: string }>({
      query: (params) => ({ url: 'changes', params }),
      transformResponse: wholeChanges,
      keepUnusedDataFor: 0,
    }),
    regenerateInvite: build.mutation<InviteCodeAnswer, { familyId: string }>({
      query: (body) => ({ url: 'family/regenerate-invite', method: 'POST', body }),
    }),
    removeMember: build.mutation<Success, RemoveMemberInput>({
      query: (body) => ({ url: 'family/remove-member', method: 'POST', body }),
    }),
    updateFamily: build.mutation<Success, UpdateFamilyInput>({
      query: (body) => ({ url: 'family', method: 'PUT', body }),
      invalidatesTags: ['Account'],
    }),
    transferFamily: build.mutation<Success, TransferFamilyInput>({
      query: (body) => ({ url: 'family/transfer', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    deleteFamily: build.mutation<Success, DeleteFamilyInput>({
      query: (body) => ({ url: 'family', method: 'DELETE', body }),
      invalidatesTags: ['Account'],
    }),
  }),
});

/** Where a family's calendar can be had as a file. */
export function exportAddress(familyId: string): string {
  return `/api/family/export.ics?familyId=${familyId}`;
}

export const {
  useGetFamilyQuery,
  useRegenerateInviteMutation,
  useRemoveMemberMutation,
  useTransferFamilyMutation,
  useUpdateFamilyMutation,
  useDeleteFamilyMutation,
} = familyApi;
