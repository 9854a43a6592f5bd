import type { CreateOwnCategoryInput, OwnCategoryFields } from '@kinday/contracts/ownCategory';
import { api } from './api';
import { PREFER_CHANGE, writtenBy, type Written } from './written';

/** Writes of a family's own categories; their reads come with those of the family. */
export const ownCategoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addOwnCategory: build.mutation<Written, CreateOwnCategoryInput>({
      query: (body) => ({ url: 'categories', method: 'POST', body, headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
    }),
    changeOwnCategory: build.mutation<Written, { id: string; fields: OwnCategoryFields }>({
      query: ({ id, fields: body }) => ({
        url: `categories/${id}`,
        method: 'PUT',
        body,
        headers: PREFER_CHANGE,
      }),
      transformResponse: writtenBy,
    }),
    deleteOwnCategory: build.mutation<Written, string>({
      query: (id) => ({ url: `categories/${id}`, method: 'DELETE', headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
    }),
  }),
});
