import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/buttonClass';
import { copyText } from '../../../ui/copyText';
import { useToast } from '../../../ui/toast/useToast';
import * as messages from '../messages';
import { addToPrograms } from './addToPrograms';

interface MadeLinkProps {
  /** The whole secret address. */
  address: string;
  /** The calendar's name. */
  name: string;
}

/** An address that was just made: to copy, or to give to a program at once. */
export function MadeLink({ address, name }: MadeLinkProps) {
  const toast = useToast();
  const id = useId();
  const helpId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const { google, apple, outlook } = addToPrograms(address, name);
  // What was asked for is read first, as the button that made it is gone.
  useEffect(() => fieldRef.current?.focus(), []);

  async function copy() {
    const isCopied = await copyText(address);
    if (!isCopied) fieldRef.current?.select();
    toast(
      isCopied
        ? { title: messages.addressCopied, description: messages.pasteIt }
        : { variant: 'destructive', title: messages.addressNotCopied },
    );
  }

  return (
    <div className="kd-made-link">
      <label htmlFor={id}>{messages.yourAddress}</label>
      <div className="kd-made-link__address">
        <input
          ref={fieldRef}
          id={id}
          readOnly
          value={address}
          aria-describedby={helpId}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="filled" icon="copy" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
      <p id={helpId} className="kd-links__note">
        {messages.shownOnce}
      </p>
      <div className="kd-made-link__programs">
        <ProgramLink href={google}>{messages.addToGoogle}</ProgramLink>
        <ProgramLink href={apple}>{messages.addToApple}</ProgramLink>
        <ProgramLink href={outlook}>{messages.addToOutlook}</ProgramLink>
      </div>
      {address.startsWith('http:') && <p className="kd-links__note">{messages.notReachable}</p>}
    </div>
  );
}

/** The other program opens beside this page, and is told nothing but the address. */
function ProgramLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
      {children}
    </a>
  );
}
