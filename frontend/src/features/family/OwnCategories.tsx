import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { PLANS } from '@kinday/contracts/product';
import { useState } from 'react';
import { newId } from '../../api/newId';
import { ownCategoryText } from '../../product/eventText';
import { SettingsSection } from '../../product/SettingsSection';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import { OwnCategoryForm } from './OwnCategoryForm';
import { useOwnCategoryCommands } from './useOwnCategoryCommands';
import './familyForm.css';
import './ownCategories.css';

const NEW = { emoji: '⭐', name: '' };
const ON_PREMIUM = 'On Premium you can add categories of your own, each with an emoji.';
const AFTER_PREMIUM =
  'Without Premium none can be added or chosen. Events that have one of these keep it.';

/** The categories that the family made for itself, for its owner to change. */
export function OwnCategories({ shown }: { shown: ShownFamily }) {
  const { add, change, remove } = useOwnCategoryCommands(shown);
  const [edited, setEdited] = useState<string | null>(null);
  const [nextId, setNextId] = useState(newId);
  const living = shown.ownCategories.filter(({ isDeleted }) => !isDeleted);
  const { ownCategories: most } = PLANS[shown.family.subscriptionTier];
  const isFull = living.length >= most;

  const row = (category: OwnCategory) => (
    <li key={category.id}>
      {edited === category.id ? (
        <OwnCategoryForm
          given={category}
          action="Save Category"
          autoFocus
          cancel={<Button onClick={() => setEdited(null)}>Cancel</Button>}
          onSave={async (fields) => {
            const refusal = await change(category.id, fields);
            if (!refusal) setEdited(null);
            return refusal;
          }}
        />
      ) : (
        <>
          <span className="kd-own-categories__name">{ownCategoryText(category)}</span>
          <Button
            look="text"
            aria-label={`Edit ${category.name}`}
            onClick={() => setEdited(category.id)}
          >
            Edit
          </Button>
          <Button
            look="text"
            danger
            aria-label={`Delete ${category.name}`}
            onClick={() => void remove(category)}
          >
            Delete
          </Button>
        </>
      )}
    </li>
  );

  return (
    <SettingsSection
      title="Our Own Categories"
      lead="They stand under “Our own” when somebody adds an event."
    >
      {living.length > 0 && <ul className="kd-own-categories">{living.map(row)}</ul>}
      {most === 0 && <p>{living.length > 0 ? AFTER_PREMIUM : ON_PREMIUM}</p>}
      {most > 0 && isFull && <p>{`These are ${most}, and no more fit.`}</p>}
      {!isFull && edited === null && (
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
