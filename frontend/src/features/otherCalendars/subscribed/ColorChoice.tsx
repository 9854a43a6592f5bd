import { SwatchGroup } from '../../../product/color/SwatchGroup';
import * as messages from '../messages';

interface ColorChoiceProps {
  value: string;
  onChange: (color: string) => void;
}

/** In which colour everybody sees it. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  return (
    <div>
      <p className="kd-feed-dialog__label" aria-hidden="true">
        {messages.color}
      </p>
      <SwatchGroup value={value} onChange={onChange} />
    </div>
  );
}
