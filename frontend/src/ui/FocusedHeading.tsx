import { useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  id: string;
  className?: string;
  children: string;
}

/** The heading of something that opened: the focus starts here, so that it is read first. */
export function FocusedHeading({ id, className, children }: FocusedHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={ref} id={id} className={className} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </h2>
  );
}
