import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { PLANS } from '@kinday/contracts/product';
import { useRef, useState } from 'react';
import { newId } from '../../api/newId';
import { ownCategoryText } from '../../product/eventText';
import { SettingsSection } from '../../product/SettingsSection';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import { OwnCategoryForm } from './OwnCategoryForm';
import { useOwnCategoryCommands } from './useOwnCategoryCommands';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './familyForm.css';
import './ownCategories.css';

const TITLE = messages.ourOwnCategories;
const NEW = { emoji: '⭐', name: '' };
const ON_PREMIUM = messages.onPremium;
const AFTER_PREMIUM = messages.afterPremium;

/** The categories that the family made for itself, for its owner to change. */
export function OwnCategories({ shown }: { shown: ShownFamily }) {
  const { add, change, remove } = useOwnCategoryCommands(shown);
  /** The one in the form; once that is closed, whose button has the focus again. */
  const [edited, setEdited] = useState<{ id: string; isOpen: boolean } | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [nextId, setNextId] = useState(newId);
  const living = shown.ownCategories.filter(({ isDeleted }) => !isDeleted);
  const { ownCategories: most } = PLANS[shown.family.subscriptionTier];
  const isFull = living.length >= most;
  const isEditing = living.some(isInForm);

  // A form that was left may still hear its answer: it closes no other one.
  const stopEditing = () =>
    setEdited((now) => (now && now === edited ? { ...now, isOpen: false } : now));

  function isInForm({ id }: OwnCategory): boolean {
    return edited?.id === id && edited.isOpen;
  }

  async function removeFromList(category: OwnCategory) {
    const refusal = await remove(category);
    // Its buttons go, and the focus would go with them.
    if (!refusal) listRef.current?.focus();
  }

  const row = (category: OwnCategory) => (
    <li key={category.id}>
      {isInForm(category) ? (
        <OwnCategoryForm
          given={category}
          action={messages.saveCategory}
          autoFocus
          cancel={<Button onClick={stopEditing}>{uiMessages.cancel}</Button>}
          onSave={(fields) => change(category.id, fields)}
          onDone={stopEditing}
        />
      ) : (
        <>
          <span className="kd-own-categories__name">{ownCategoryText(category)}</span>
          <Button
            look="text"
            autoFocus={category.id === edited?.id && !edited.isOpen}
            aria-label={messages.editNamed(category.name)}
            onClick={() => setEdited({ id: category.id, isOpen: true })}
          >
            {uiMessages.edit}
          </Button>
          <Button
            look="text"
            danger
            aria-label={messages.deletionOf(category.name)}
            onClick={() => void removeFromList(category)}
          >
            {uiMessages.deleteIt}
          </Button>
        </>
      )}
    </li>
  );

  return (
    <SettingsSection title={TITLE} lead={messages.ownCategoriesMean}>
      {living.length > 0 && (
        <ul ref={listRef} tabIndex={-1} aria-label={TITLE} className="kd-own-categories">
          {living.map(row)}
        </ul>
      )}
      {most === 0 && <p>{living.length > 0 ? AFTER_PREMIUM : ON_PREMIUM}</p>}
      {most > 0 && isFull && <p>{messages.categoriesFull(most)}</p>}
      {!isFull && !isEditing && (
        <OwnCategoryForm
          given={NEW}
          action={messages.addCategory}
          onSave={async (fields) => {
            const refusal = await add(nextId, fields);
            if (!refusal) setNextId(newId());
            return refusal;
          }}
        />
      )}
    </SettingsSection>
  );
}
