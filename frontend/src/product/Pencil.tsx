import { LineIcon } from '../ui/LineIcon';
import './pencil.css';

/** On an event that somebody else is editing; its name says who. */
export function Pencil() {
  return (
    <span className="kd-pencil">
      <LineIcon name="edit" size={14} />
    </span>
  );
}
