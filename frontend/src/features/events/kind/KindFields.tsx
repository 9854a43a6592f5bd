import { MAIN_CATEGORIES } from '@kinday/contracts/categories';
import { OUR_OWN } from '@kinday/contracts/ownCategory';
import { ownCategoryText } from '../../../product/eventText';
import { SelectInput } from '../../../ui/SelectInput';
import { typesOf, withCategory, type FieldsProps, type MainChoice } from '../eventDraft';
import type { EventKind } from '@kinday/contracts/kindIn';
import { ownChoices } from './ownChoices';
import * as messages from '../messages';

interface KindFieldsProps extends FieldsProps {
  /** What the title suggests while nothing was chosen. */
  suggested: EventKind | null;
}

/**
 * The category of an event and its type, as chosen or as its title suggests them. The family's own
 * categories stand under one category together.
 */
export function KindFields({ draft, errors, shown, onChange, suggested }: KindFieldsProps) {
  const seen = { ...draft, ...suggested };
  const { mainCategory, subCategory, ownCategoryId } = seen;
  const own = ownChoices(shown, ownCategoryId);
  const isOwn = ownCategoryId !== null;
  const types = isOwn
    ? own.map((category) => ({ value: category.id, text: ownCategoryText(category) }))
    : typesOf(mainCategory).map((type) => ({ value: type, text: type }));
  const aside = suggested && 'suggested';
  return (
    <div className="kd-event-fields__pair kd-event-fields__kind">
      <SelectInput
        label={messages.category}
        name="mainCategory"
        required
        value={isOwn ? OUR_OWN : mainCategory}
        error={errors.mainCategory}
        aside={aside}
        onChange={(value) => {
          const next = withCategory(seen, value as MainChoice);
          onChange({ ...next, isKindCleared: value === '' }, 'mainCategory');
        }}
      >
        <option value="">{messages.selectACategory}</option>
        {MAIN_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
        {own.length > 0 && <option>{OUR_OWN}</option>}
      </SelectInput>
      {mainCategory !== '' && (
        <SelectInput
          label={messages.type}
          name="subCategory"
          required
          value={ownCategoryId ?? subCategory}
          error={errors.subCategory}
          aside={aside}
          onChange={(value) => {
            const chosen = isOwn ? { ownCategoryId: value } : { subCategory: value };
            onChange({ ...seen, ...chosen }, 'subCategory');
          }}
        >
          <option value="">{messages.selectAType}</option>
          {types.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      )}
    </div>
  );
}
