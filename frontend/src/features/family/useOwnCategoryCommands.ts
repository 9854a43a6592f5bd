import type { OwnCategory, OwnCategoryFields } from '@kinday/contracts/ownCategory';
import { UNTRACKED } from '../../api/api';
import { asApiError, errorMessage, type ApiError } from '../../api/apiError';
import { ownCategoriesApi } from '../../api/ownCategoriesApi';
import type { Written } from '../../api/written';
import { undoneText, undoRefusedText } from '../../product/undoText';
import { followWritten } from '../../sync/perform';
import { useSyncDispatch } from '../../sync/syncState';
import { rememberWrite, type OwnChange } from '../../sync/ownChanges';
import { undoOwnChange } from '../../sync/undoChanges';
import { useKeeps } from '../../sync/useKeeps';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

/** What the owner does with the family's own categories; each says how it went, and can be undone. */
export function useOwnCategoryCommands({ family, me }: ShownFamily) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const keeps = useKeeps();
  const { addOwnCategory, changeOwnCategory, deleteOwnCategory } = ownCategoriesApi.endpoints;

  async function undo(change: OwnChange) {
    try {
      const undone = await dispatch(undoOwnChange(change, me));
      if (undone) toast(undoneText(undone, keeps));
    } catch (error) {
      toast(undoRefusedText(errorMessage(error)));
    }
  }

  /** @returns the refusal; null when it is done */
  async function run(
    { id, name: title }: Pick<OwnCategory, 'id' | 'name'>,
    written: Promise<Written>,
    done: { title: string; description: string },
    failed: string,
  ): Promise<ApiError | null> {
    const made = { familyId: family.id, userId: me.id, eventId: id, title };
    const change = rememberWrite(made, written);
    try {
      dispatch(followWritten(family.id, await written));
      toast({ ...done, action: { label: uiMessages.undo, onClick: () => void undo(change) } });
      return null;
    } catch (error) {
      toast({
        variant: 'destructive',
        title: failed,
        description: errorMessage(error, messages.categoriesOnceOnline),
      });
      return asApiError(error);
    }
  }

  return {
    /** @param id the same for every try, so that a retry finds what the first one stored */
    add: (id: string, fields: OwnCategoryFields) =>
      run(
        { id, ...fields },
        dispatch(
          addOwnCategory.initiate({ ...fields, id, familyId: family.id }, UNTRACKED),
        ).unwrap(),
        { title: messages.categoryAdded, description: messages.everybodyCanChoose(fields.name) },
        messages.failedToAddCategory,
      ),
    change: (id: string, fields: OwnCategoryFields) =>
      run(
        { id, ...fields },
        dispatch(changeOwnCategory.initiate({ id, fields }, UNTRACKED)).unwrap(),
        { title: messages.categoryChanged, description: messages.eventsShowCategory },
        messages.failedToChangeCategory,
      ),
    remove: ({ id, name }: OwnCategory) =>
      run(
        { id, name },
        dispatch(deleteOwnCategory.initiate(id, UNTRACKED)).unwrap(),
        { title: messages.categoryDeleted, description: messages.eventsKeepCategory(name) },
        messages.failedToDeleteCategory,
      ),
  };
}
