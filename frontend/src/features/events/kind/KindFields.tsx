import { MAIN_CATEGORIES, type MainCategory } from '@kinday/contracts/categories';
import { SelectInput } from '../../../ui/SelectInput';
import { typesOf, withCategory, type FieldsProps } from '../eventDraft';
import type { EventKind } from './kindIn';

interface KindFieldsProps extends FieldsProps {
  /** What the title suggests while nothing was chosen. */
  suggested: EventKind | null;
}

/** The category of an event and its type, as chosen or as its title suggests them. */
export function KindFields({ draft, errors, onChange, suggested }: KindFieldsProps) {
  const shown = { ...draft, ...suggested };
  const { mainCategory, subCategory } = shown;
  const aside = suggested && 'suggested';
  return (
    <div className="kd-event-fields__pair kd-event-fields__kind">
      <SelectInput
        label="Category"
        name="mainCategory"
        required
        value={mainCategory}
        error={errors.mainCategory}
        aside={aside}
        onChange={(value) => {
          const next = withCategory(shown, value as MainCategory | '');
          onChange({ ...next, isKindCleared: value === '' }, 'mainCategory');
        }}
      >
        <option value="">Select a category</option>
        {MAIN_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectInput>
      {mainCategory !== '' && (
        <SelectInput
          label="Type"
          name="subCategory"
          required
          value={subCategory}
          error={errors.subCategory}
          aside={aside}
          onChange={(value) => onChange({ ...shown, subCategory: value }, 'subCategory')}
        >
          <option value="">Select a type</option>
          {typesOf(mainCategory).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectInput>
      )}
    </div>
  );
}
