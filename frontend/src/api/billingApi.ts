import type { Billing, BillingPage } from '@kinday/contracts/billing';
import type { FamilyChoice } from '@kinday/contracts/family';
import { api, failedRead } from './api';

export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read again whenever somebody looks: payments are not among the live data. */
    getBilling: build.query<Billing, string>({
      query: (familyId) => ({ url: 'billing', params: { familyId } }),
      keepUnusedDataFor: 0,
      providesTags: failedRead,
    }),
    openCheckout: build.mutation<BillingPage, FamilyChoice>({
      query: (body) => ({ url: 'billing/checkout', method: 'POST', body }),
    }),
    openPortal: build.mutation<BillingPage, FamilyChoice>({
      query: (body) => ({ url: 'billing/portal', method: 'POST', body }),
    }),
  }),
});

export const { useGetBillingQuery, useOpenCheckoutMutation, useOpenPortalMutation } = billingApi;
