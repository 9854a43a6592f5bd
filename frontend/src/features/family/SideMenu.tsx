import type { CurrentUser } from '@kinday/contracts/user';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../product/Avatar';
import { SideDrawer } from '../../ui/SideDrawer';
import { LineIcon } from '../../ui/LineIcon';
import { IconAction } from '../../ui/IconAction';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './sideMenu.css';

interface SideMenuProps {
  user: CurrentUser;
  /** Leads to another calendar. */
  calendars: ReactNode;
  /** The list of members. */
  members: ReactNode;
  onTutorial: () => void;
  onPrint: () => void;
  /** Copies a link to what is shown. */
  onCopyLink: () => void;
  onLogOut: () => void;
  /** It has gone from the screen. */
  onGone: () => void;
}

/** Who one is, the ways to the other pages, and the family, for narrow screens. */
export function SideMenu({
  user,
  calendars,
  members,
  onTutorial,
  onPrint,
  onCopyLink,
  onLogOut,
  onGone,
}: SideMenuProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <SideDrawer
      open={open}
      label={messages.menu}
      className="kd-side-menu"
      onClose={close}
      onExited={onGone}
    >
      <div className="kd-side-menu__who">
        <Avatar name={user.name} color={user.color} size={44} />
        <div>
          <p className="kd-side-menu__name">{user.name}</p>
          <p className="kd-side-menu__email" title={user.email}>
            {user.email}
          </p>
        </div>
        <IconAction icon="close" label={messages.closeMenu} onClick={close} />
      </div>
      {/* The open menu has an entry of the history, which the next page takes. */}
      <nav className="kd-side-menu__links" aria-label={messages.main}>
        <Link to="/pricing" replace>
          <LineIcon name="crown" /> {messages.goPro}
        </Link>
        <Link to="/family" replace>
          <LineIcon name="family" /> {messages.family}
        </Link>
        <Link to="/profile" replace>
          <LineIcon name="person" /> {messages.profile}
        </Link>
        <Link to="/reminders" replace>
          <LineIcon name="bell" /> {productMessages.reminders}
        </Link>
        <Link to="/other-calendars" replace>
          <LineIcon name="devices" /> {productMessages.otherCalendars}
        </Link>
        <button type="button" onClick={onPrint}>
          <LineIcon name="print" /> {messages.print}
        </button>
        <button type="button" onClick={onTutorial}>
          <LineIcon name="tutorial" /> {productMessages.tutorial}
        </button>
        <button type="button" onClick={onCopyLink}>
          <LineIcon name="copy" /> {messages.copyLink}
        </button>
        <button type="button" onClick={onLogOut}>
          <LineIcon name="logOut" /> {productMessages.logOut}
        </button>
      </nav>
      <div className="kd-side-menu__calendars">{calendars}</div>
      <h2 className="kd-side-menu__heading">{messages.members}</h2>
      {members}
    </SideDrawer>
  );
}
