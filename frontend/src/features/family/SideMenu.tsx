import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { CurrentUser } from '@kinday/contracts/user';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../product/Avatar';
import { CloseIcon, CrownIcon, FamilyIcon, LogOutIcon, PersonIcon } from '../../ui/icons';
import './sideMenu.css';

interface SideMenuProps {
  user: CurrentUser;
  /** What else can be done from here. */
  actions: ReactNode;
  /** The list of members. */
  members: ReactNode;
  onLogOut: () => void;
  /** It has gone from the screen. */
  onGone: () => void;
}

/** Who one is, the ways to the other pages, and the family, for narrow screens. */
export function SideMenu({ user, actions, members, onLogOut, onGone }: SideMenuProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: { className: 'kd-side-menu', role: 'dialog', 'aria-label': 'Menu' },
        transition: { onExited: onGone },
      }}
    >
      <div className="kd-side-menu__who">
        <Avatar name={user.name} color={user.color} size={44} />
        <div>
          <p className="kd-side-menu__name">{user.name}</p>
          <p className="kd-side-menu__email">{user.email}</p>
        </div>
        <IconButton aria-label="Close menu" onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <nav className="kd-side-menu__links" aria-label="Main">
        <Link to="/pricing">
          <CrownIcon /> Go Pro
        </Link>
        <Link to="/family">
          <FamilyIcon /> Family
        </Link>
        <Link to="/profile">
          <PersonIcon /> Profile
        </Link>
        <button type="button" onClick={onLogOut}>
          <LogOutIcon /> Log Out
        </button>
      </nav>
      {actions && <div className="kd-side-menu__actions">{actions}</div>}
      <h2 className="kd-side-menu__heading">Members</h2>
      {members}
    </Drawer>
  );
}
