import { signupSchema, type SignupInput } from '@kinday/contracts/user';
import { fieldErrorsOf, type FieldErrors } from '../../ui/useFieldErrors';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** The sign-up form's fields. */
export type SignupField = 'name' | 'email' | 'phone' | 'password' | 'familyName' | 'inviteCode';

/** A form's refusal: the toast that sums it up, if any, and what stands beside the fields. */
interface SignupProblem {
  toast: { title: string; description: string } | null;
  fields: FieldErrors<SignupField>;
}

const MISSING: FieldErrors<SignupField> = {
  name: messages.nameIsRequired,
  email: messages.emailIsRequired,
  phone: messages.phoneIsRequired,
  password: messages.passwordIsRequired,
};

/** What keeps a sign-up from being sent, in the order people are told; null when nothing does. */
export function signupProblem(input: SignupInput): SignupProblem | null {
  const missing = (['name', 'email', 'phone', 'password'] as const).filter(
    (field) => !input[field].trim(),
  );
  if (missing.length > 0) {
    return {
      toast: { title: messages.missingInformation, description: messages.fillInRequired },
      fields: Object.fromEntries(missing.map((field) => [field, MISSING[field]])),
    };
  }
  if (input.mode === 'createFamily' && !input.familyName?.trim()) {
    const description = messages.enterFamilyName;
    return {
      toast: { title: messages.familyNameRequired, description },
      fields: { familyName: description },
    };
  }
  if (input.mode === 'joinFamily' && !input.inviteCode) {
    const description = messages.enterInviteCode;
    return {
      toast: { title: productMessages.inviteCodeRequired, description },
      fields: { inviteCode: description },
    };
  }
  const fields = fieldErrorsOf<SignupField>(signupSchema, input);
  return Object.keys(fields).length > 0 ? { toast: null, fields } : null;
}
