import { useState } from 'react';
import { LineIcon } from '../../ui/LineIcon';
import type { IconName } from '../../ui/iconPaths';

interface ContactChannelProps {
  icon: IconName;
  title: string;
  text: string;
  action: string;
  /** Where the button leads; null when this server does not offer it. */
  url: string | null;
  /** Said when the button leads nowhere yet. */
  unavailable: string;
}

/** A way to be heard, with the button that opens it. */
export function ContactChannel(props: ContactChannelProps) {
  const { icon, title, text, action, url, unavailable } = props;
  const [asked, setAsked] = useState(false);
  return (
    <section className="kd-contact-channel">
      <LineIcon name={icon} size={26} />
      <h2>{title}</h2>
      <p>{text}</p>
      {url ? (
        <a className="kd-button kd-button--outlined" href={url}>
          {action}
        </a>
      ) : (
        <button
          type="button"
          className="kd-button kd-button--outlined"
          onClick={() => setAsked(true)}
        >
          {action}
        </button>
      )}
      <p role="status" className="kd-reading__note">
        {asked && unavailable}
      </p>
    </section>
  );
}
