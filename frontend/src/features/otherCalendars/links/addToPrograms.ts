/**
 * Where each program asks whether to subscribe to a calendar. None of the makers documents these
 * addresses; they are the ones their own and others' "add to calendar" buttons lead to. Google takes
 * the address with webcal: only, else it looks for a calendar of that name.
 * @param address of the calendar, with https: or http:
 */
export function addToPrograms(address: string, name: string) {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    apple: webcal,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}
