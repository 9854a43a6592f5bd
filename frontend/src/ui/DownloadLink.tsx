import type { AnchorHTMLAttributes } from 'react';
import { buttonClass, type ButtonStyle } from './buttonClass';
import type { IconName } from './iconPaths';
import { LineIcon } from './LineIcon';

interface DownloadLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<ButtonStyle, 'look'> {
  icon?: IconName;
}

/** A file to keep, behind what looks like a button. */
export function DownloadLink({ look, icon, children, ...rest }: DownloadLinkProps) {
  return (
    <a download {...rest} className={buttonClass({ look })}>
      {icon && <LineIcon name={icon} size={20} />}
      {children}
    </a>
  );
}
