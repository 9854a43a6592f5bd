import { createSvgIcon } from '@mui/material/utils';
import { iconPaths, type IconName } from './iconPaths';

function lineIcon(name: IconName, displayName: string) {
  return createSvgIcon(
    <path
      d={iconPaths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
    displayName,
  );
}

export const BackIcon = lineIcon('back', 'Back');
export const ExpandIcon = lineIcon('expand', 'Expand');
export const AddIcon = lineIcon('add', 'Add');
export const CloseIcon = lineIcon('close', 'Close');
export const CheckIcon = lineIcon('check', 'Check');
export const CalendarIcon = lineIcon('calendar', 'Calendar');
export const FamilyIcon = lineIcon('family', 'Family');
export const PersonIcon = lineIcon('person', 'Person');
export const CrownIcon = lineIcon('crown', 'Crown');
export const LogOutIcon = lineIcon('logOut', 'LogOut');
export const ClockIcon = lineIcon('clock', 'Clock');
export const TagIcon = lineIcon('tag', 'Tag');
export const NotesIcon = lineIcon('notes', 'Notes');
export const PhoneIcon = lineIcon('phone', 'Phone');
export const MailIcon = lineIcon('mail', 'Mail');
export const EditIcon = lineIcon('edit', 'Edit');
export const DeleteIcon = lineIcon('remove', 'Delete');
export const CopyIcon = lineIcon('copy', 'Copy');
export const RefreshIcon = lineIcon('refresh', 'Refresh');
export const EyeIcon = lineIcon('eye', 'Eye');
export const EyeOffIcon = lineIcon('eyeOff', 'EyeOff');
export const KeyIcon = lineIcon('key', 'Key');
