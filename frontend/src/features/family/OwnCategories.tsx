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
import './familyForm.css';
import './ownCategories.css';

const TITLE = 'Our Own Categories';
const NEW = { emoji: '⭐', name: '' };
const ON_PREMIUM = 'On Premium you can add categories of your own, each with an emoji.';
const AFTER_PREMIUM =
  'Without Premium none can be added or chosen. Events that have one of these keep it.';

/** The categories that the family made for itself, for its owner to change. */
export function OwnCategories({ shown }: { shown: ShownFamily }) {
  const { add, change, remove } = useOwnCategoryCommands(shown);
  const [edited, setEdited] = useState<string | null>(null);
  /** Whose button has the focus again. */
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [nextId, setNextId] = useState(newId);
  const living = shown.ownCategories.filter(({ isDeleted }) => !isDeleted);
  const { ownCategories: most } = PLANS[shown.family.subscriptionTier];
  const isFull = living.length >= most;
  const isEditing = living.some(({ id }) => id === edited);

  function stopEditing() {
    setLastEdited(edited);
    setEdited(null);
  }

  async function removeFromList(category: OwnCategory) {
    const refusal = await remove(category);
    // Its buttons go, and the focus would go with them.
    if (!refusal) listRef.current?.focus();
  }

  const row = (category: OwnCategory) => (
    <li key={category.id}>
      {edited === category.id ? (
        <OwnCategoryForm
          given={category}
          action="Save Category"
          autoFocus
          cancel={<Button onClick={stopEditing}>Cancel</Button>}
          onSave={async (fields) => {
            const refusal = await change(category.id, fields);
            if (!refusal) stopEditing();
            return refusal;
          }}
        />
      ) : (
        <>
          <span className="kd-own-categories__name">{ownCategoryText(category)}</span>
          <Button
            look="text"
            autoFocus={category.id === lastEdited}
            aria-label={`Edit ${category.name}`}
            onClick={() => setEdited(category.id)}
          >
            Edit
          </Button>
          <Button
            look="text"
            danger
            aria-label={`Delete ${category.name}`}
            onClick={() => void removeFromList(category)}
          >
            Delete
          </Button>
        </>
      )}
    </li>
  );

  return (
    <SettingsSection title={TITLE} lead="They stand under “Our own” when somebody adds an event.">
      {living.length > 0 && (
        <ul ref={listRef} tabIndex={-1} aria-label={TITLE} className="kd-own-categories">
          {living.map(row)}
        </ul>
      )}
      {most === 0 && <p>{living.length > 0 ? AFTER_PREMIUM : ON_PREMIUM}</p>}
      {most > 0 && isFull && <p>{`These are ${most}, and no more fit.`}</p>}
      {!isFull && !isEditing && (
        <OwnCategoryForm
          given={NEW}
          action="Add Category"
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
