import type { Member } from '@kinday/contracts/member';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../product/Avatar';
import { IconAction } from '../../ui/IconAction';
import { Logo } from '../../product/Logo';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './topBar.css';

interface TopBarProps {
  familyName: string;
  memberCount: number;
  me: Member;
  /** Whether the screen is live. */
  connection: ReactNode;
  /** The other members. */
  avatars: ReactNode;
  /** Opens what was done lately. */
  bell: ReactNode;
  /** The search, on phones. */
  search: ReactNode;
  onLogOut: () => void;
  /** Opens the side menu, on screens too narrow for the links. */
  onMenu: () => void;
}

/** Whose calendar this is, who is in it, and the ways to the other pages. */
export function TopBar(props: TopBarProps) {
  const { familyName, memberCount, me, connection, avatars, bell, search, onLogOut, onMenu } =
    props;
  return (
    <header className="kd-top-bar">
      <Link to="/" className="kd-top-bar__home">
        <Logo title={messages.home} />
      </Link>
      <div className="kd-top-bar__family">
        <p className="kd-top-bar__name" title={familyName}>
          {familyName}
        </p>
        <p className="kd-top-bar__state">
          <span className="kd-top-bar__count">{messages.memberCount(memberCount)} · </span>
          {connection}
        </p>
      </div>
      {avatars}
      <nav className="kd-top-bar__links" aria-label={messages.main}>
        <Link to="/pricing">{messages.goPro}</Link>
        <Link to="/family" data-tour="family">
          {messages.family}
        </Link>
        <Link to="/profile">{messages.profile}</Link>
        <Link to="/reminders" className="kd-top-bar__wide">
          {productMessages.reminders}
        </Link>
        <Link to="/other-calendars" className="kd-top-bar__wide">
          {productMessages.otherCalendars}
        </Link>
        <button type="button" onClick={onLogOut}>
          {productMessages.logOut}
        </button>
      </nav>
      {bell}
      <span className="kd-top-bar__me" title={me.name}>
        <Avatar name={me.name} color={me.color} label={productMessages.isYou(me.name)} />
      </span>
      {search}
      <IconAction
        icon="menu"
        label={messages.openMenu}
        className="kd-top-bar__menu"
        onClick={onMenu}
      />
    </header>
  );
}
