import type { ReactNode } from 'react';

/** One thing that is known of an event, with its icon. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>{children}</div>
    </li>
  );
}
