import { IconAction } from './IconAction';
import { FocusedHeading } from './FocusedHeading';
import * as messages from './messages';
import './panelHead.css';

interface PanelHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** The heading of a panel, which takes the focus, and the way to close it. */
export function PanelHead({ id, title, onClose }: PanelHeadProps) {
  return (
    <div className="kd-panel-head">
      <FocusedHeading id={id} className="kd-panel-head__title">
        {title}
      </FocusedHeading>
      <IconAction icon="close" label={messages.close} onClick={onClose} />
    </div>
  );
}
