import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { store } from '../../store';
import { publishChange } from '../../sync/changeListeners';
import { serveStore } from '../../serveStore.testing';
import { clearToasts, shownToast } from '../../ui/toast/toastStore';
import { useRecent } from './useRecent';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const BEN = 'b0000000-0000-4000-8000-000000000000';
const AT = '2026-11-12T10:00:00.000Z';

/** What Ben has done by now, as a read tells it. */
let done = 0;
/** Reads whose answer is on its way. */
const onTheWay: (() => void)[] = [];
/** Refusals to undo something that are on their way. */
const undos: (() => void)[] = [];

function read(request: Request): Promise<Response> {
  if (request.url.endsWith('/undo')) {
    return new Promise((resolve) => {
      undos.push(() => resolve(Response.json({ code: 'nothing_to_undo' }, { status: 409 })));
    });
  }
  if (!request.url.includes('/changes/recent')) return Promise.resolve(Response.json({}));
  const changes = Array.from({ length: done }, (_, index) => ({
    revision: done - index,
    at: AT,
    actor: { id: BEN, name: 'Ben' },
    news: [],
    eventDate: null,
    canUndo: false,
  }));
  const answer = Response.json({ changes, hasMore: false });
  return new Promise((resolve) => onTheWay.push(() => resolve(answer)));
}

afterEach(() => {
  cleanup();
  clearToasts();
  undos.splice(0).forEach((arrive) => arrive());
});
serveStore(read);

function benDoesSomething(): void {
  done += 1;
  publishChange({ familyId: HOME, revision: done, actorId: BEN, at: AT, edits: [] });
}

async function answerArrives(): Promise<void> {
  await waitFor(() => expect(onTheWay).not.toHaveLength(0));
  act(() => onTheWay.splice(0).forEach((arrive) => arrive()));
}

const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;

test('a second press on Undo asks nothing before the first one is answered', async () => {
  const { result } = renderHook(() => useRecent(HOME, 'mine'), { wrapper });
  await answerArrives();
  const undo = () => act(() => result.current.undo(7));
  undo();
  undo();
  await waitFor(() => expect(undos).toHaveLength(1));
  undos[0]?.();
  // The list is read anew where an undo was refused.
  await answerArrives();
  expect(undos).toHaveLength(1);
  undo();
  await waitFor(() => expect(undos).toHaveLength(2));
});

test('an undo that is refused once the list is closed reads nothing anew', async () => {
  const { result, unmount } = renderHook(() => useRecent(HOME, 'mine'), { wrapper });
  await answerArrives();
  act(() => result.current.undo(8));
  await waitFor(() => expect(undos).toHaveLength(1));
  unmount();
  undos[0]?.();
  await waitFor(() => expect(shownToast()).toMatchObject({ variant: 'destructive' }));
  expect(onTheWay).toEqual([]);
});

test('what is done while the list is being read appears in it, too', async () => {
  const { result } = renderHook(() => useRecent(HOME, 'others'), { wrapper });
  const listed = () => result.current.days.flatMap(([, changes]) => changes).length;
  await answerArrives();
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  act(benDoesSomething);
  await waitFor(() => expect(onTheWay).toHaveLength(1));
  act(benDoesSomething);
  await answerArrives();
  await answerArrives();
  await waitFor(() => expect(listed()).toBe(2));
});
