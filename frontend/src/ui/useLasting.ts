import { useEffect, useState } from 'react';

/** Whether something holds for a while: what passes is not worth a word. */
export function useLasting(holds: boolean, afterMs: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasted(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [holds, afterMs]);
  return holds && hasLasted;
}
