import type { CurrentUser } from '@kinday/contracts/user';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../product/Avatar';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';
import './personalInformation.css';

/** Who the product knows one as; nothing here can be changed in place. */
export function PersonalInformation({ user }: { user: CurrentUser }) {
  return (
    <SettingsSection title={messages.personalInformation}>
      <div className="kd-person">
        <Avatar name={user.name} color={user.color} size={72} />
        <dl>
          <div>
            <dt>{messages.name}</dt>
            <dd className="kd-person__name">{user.name}</dd>
          </div>
          <div>
            <dt>{messages.email}</dt>
            <dd>{breakable(user.email)}</dd>
          </div>
          <div>
            <dt>{messages.phone}</dt>
            <dd>{user.phone}</dd>
          </div>
        </dl>
      </div>
      <Link to="/color-selection?next=/profile" className="kd-person__color">
        {messages.changeMyColor}
      </Link>
    </SettingsSection>
  );
}

/** An e-mail address that a narrow column breaks behind its @ and its dots before anywhere else. */
function breakable(email: string) {
  return email.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
