import { useState } from 'react';

const KEY = 'kd-all-hours';
const ON = 'on';

function showsAllHours(): boolean {
  try {
    return localStorage.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

/** Whether the empty hours of the early morning and the late evening are shown; kept in this browser. */
export function useAllHours(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(showsAllHours);
  const choose = (on: boolean) => {
    setOn(on);
    try {
      if (on) localStorage.setItem(KEY, ON);
      else localStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: the choice is kept until the view is left.
    }
  };
  return [isOn, choose];
}
