import type { PasswordRulesAnswer } from '@kinday/contracts/password';
import type { AuthAnswer, LoginInput, SignupInput, Success } from '@kinday/contracts/user';
import { api, failedRead } from './api';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPasswordRules: build.query<PasswordRulesAnswer, void>({
      query: () => 'auth/password-rules',
      providesTags: failedRead,
    }),
    login: build.mutation<AuthAnswer, LoginInput>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
    }),
    signup: build.mutation<AuthAnswer, SignupInput>({
      query: (body) => ({ url: 'auth/signup', method: 'POST', body }),
    }),
    logout: build.mutation<Success, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
    }),
    forgotPassword: build.mutation<Success, { email: string }>({
      query: (body) => ({ url: 'auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<Success, { token: string; password: string }>({
      query: (body) => ({ url: 'auth/reset-password', method: 'POST', body }),
    }),
  }),
});

export const {
  useGetPasswordRulesQuery,
  useLoginMutation,
  useSignupMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi;
