import { LineIcon } from '../ui/LineIcon';
import './editingMark.css';

/** On an event that somebody else is editing; its name says who. */
export function EditingMark() {
  return (
    <span className="kd-editing-mark">
      <LineIcon name="edit" size={14} />
    </span>
  );
}
