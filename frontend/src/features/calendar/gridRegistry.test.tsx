import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { answeredRequest, useFocusRequest } from './gridRegistry';

afterEach(cleanup);

function View({ request }: { request: number }) {
  useFocusRequest(request, () => {
    const day = screen.queryByText('12');
    day?.focus();
    return !!day;
  });
  return <button type="button">12</button>;
}

test('a day that was to take the focus while its view was on its way takes it when the view comes, once', () => {
  const request = answeredRequest() + 1;
  const { rerender, unmount } = render(<View request={request} />);
  expect(document.activeElement).toBe(screen.getByText('12'));
  screen.getByText('12').blur();
  rerender(<View request={request} />);
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<View request={request} />);
  expect(document.activeElement).toBe(document.body);
});

test('a view that comes late takes nobody out of a field', () => {
  render(<input aria-label="Search" />);
  screen.getByLabelText('Search').focus();
  render(<View request={answeredRequest() + 1} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
