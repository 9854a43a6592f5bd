import type { LivingFamily } from './journey.js';
import type { Person } from './Person.js';

/** A calendar with bars, a special date, a full day, an event of somebody else's, and a subscribed one. */
export async function busyCalendar(
  { owner, members }: LivingFamily,
  width: number,
): Promise<Person> {
  await owner.post('/api/me/dates', { birthday: '11-19', anniversary: '' });
  for (const title of ['One', 'Two', 'Three', 'Four']) await owner.addEvent(title);
  await members[0]!.addEvent('Swimming', { date: '2026-11-17' });
  const holidays = { kind: 'holidays', name: 'US holidays', country: 'US', color: '#24608F' };
  await owner.post('/api/feeds', holidays);
  await owner.page.setViewportSize({ width, height: 844 });
  await owner.openCalendar();
  return owner;
}
