import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';

let rules: { minLength: number } | undefined;
jest.unstable_mockModule('../../api/authApi', () => ({
  useGetPasswordRulesQuery: () => ({ data: rules }),
}));
const { NewPasswordInput } = await import('./NewPasswordInput');

afterEach(cleanup);

test.each([
  [undefined, 'pa55w', 'At least 6 characters.'],
  [undefined, 'Pa55word', 'Good password.'],
  [12, 'Pa55word', 'At least 12 characters.'],
  [12, 'pa55word-and', 'Good password.'],
])('where the server asks for %s characters: %s: %s', (minLength, password, hint) => {
  rules = minLength === undefined ? undefined : { minLength };
  render(
    <NewPasswordInput
      name="password"
      label="Password"
      value={password}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByText(hint)).toBeTruthy();
});
