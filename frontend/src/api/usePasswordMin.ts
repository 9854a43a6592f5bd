import { LIMITS } from '@kinday/contracts/product';
import { useGetPasswordRulesQuery } from './authApi';

/** How many characters a new password needs here; the product's own limit until the server has answered. */
export function usePasswordMin(): number {
  return useGetPasswordRulesQuery().data?.minLength ?? LIMITS.passwordMin;
}
