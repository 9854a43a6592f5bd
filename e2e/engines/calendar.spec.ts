import { eventOn, live, logIn, test } from './screens.js';

const DAY = '2026-11-18';

test('what a relative adds stands on the screen, in month, week, day and list', async ({
  family,
  openScreen,
}) => {
  const { owner } = await family();
  const { screen } = await openScreen(1280);
  await logIn(screen, owner);
  await owner.addEvent('Dentist', { date: DAY });
  for (const view of ['month', 'week', 'day', 'agenda']) {
    await screen.goto(`/dashboard?view=${view}&date=${DAY}`);
    await live(screen);
    await screen.see(eventOn(DAY, 'Dentist'));
  }
});
