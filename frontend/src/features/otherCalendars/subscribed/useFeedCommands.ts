import type { CreateFeedInput, Feed, UpdateFeedInput } from '@kinday/contracts/feed';
import { UNTRACKED } from '../../../api/api';
import { asApiError, errorMessage, type ApiError } from '../../../api/apiError';
import { feedsApi } from '../../../api/feedsApi';
import type { Written } from '../../../api/written';
import { followWritten } from '../../../sync/perform';
import { useSyncDispatch } from '../../../sync/syncState';
import { useToast } from '../../../ui/toast/useToast';
import * as messages from '../messages';

const { addFeed, changeFeed, removeFeed } = feedsApi.endpoints;

/** What a member does with the calendars that a family subscribed to; each says how it went. */
export function useFeedCommands(familyId: string) {
  const dispatch = useSyncDispatch();
  const toast = useToast();

  /** @returns the refusal; null when it is done */
  async function run(
    written: Promise<Written>,
    done: { title: string; description: string },
    failed: string,
  ): Promise<ApiError | null> {
    try {
      dispatch(followWritten(familyId, await written));
      toast(done);
      return null;
    } catch (error) {
      toast({
        variant: 'destructive',
        title: failed,
        description: errorMessage(error, messages.feedsOnceOnline),
      });
      return asApiError(error);
    }
  }

  return {
    /** @param input with the same id for every try, so that a retry finds what the first one stored */
    add: (input: CreateFeedInput) =>
      run(
        dispatch(addFeed.initiate({ ...input, familyId }, UNTRACKED)).unwrap(),
        { title: messages.feedAdded, description: messages.everybodySees(input.name) },
        messages.failedToAdd,
      ),
    change: (id: string, look: UpdateFeedInput) =>
      run(
        dispatch(changeFeed.initiate({ id, look }, UNTRACKED)).unwrap(),
        { title: messages.feedChanged, description: messages.looksLikeThis },
        messages.failedToChange,
      ),
    remove: ({ id, name }: Feed) =>
      run(
        dispatch(removeFeed.initiate(id, UNTRACKED)).unwrap(),
        { title: messages.feedRemoved, description: messages.feedGone(name) },
        messages.failedToRemove,
      ),
  };
}

export type FeedCommands = ReturnType<typeof useFeedCommands>;
