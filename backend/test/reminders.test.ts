import { beforeAll, expect, test } from '@jest/globals';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
} from './support/builders.js';
import { moveTo, Reminding, type Told } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const berlin = 'Europe/Berlin';
/** A family whose people turned reminders on. */
async function aFamily(...joining: string[]) {
  const family = await buildFamily(app, ...joining);
  await moveTo(app, family.id, berlin);
  const people = [family.owner, ...family.members];
  for (const person of people) await reminding.turnOn(person);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  /** Who was told what of it. */
  const ofFamily = (told: Told[]) =>
    told.flatMap(({ userId, title }) => {
      const name = names.get(userId);
      return name ? [`${name}: ${title}`] : [];
    });
  return { ...family, people, ofFamily };
}

test('everybody whom an event concerns is reminded once, 30 minutes before, and it says what, when, where and for whom', async () => {
  const { owner, members, ofFamily } = await aFamily('Ben', 'Mia');
  await buildEvent(owner, {
    title: 'Dentist',
    date: '2030-05-14',
    startTime: '15:00',
    endTime: '16:00',
    location: 'Dr. Lee, Main St',
    forIds: [members[0]!.id, owner.id],
  });
  expect(ofFamily(await reminding.at('2030-05-14T12:29:59Z'))).toEqual([]);
  const told = await reminding.at('2030-05-14T12:30:02Z');
  expect(ofFamily(told).sort()).toEqual(['Ben: Dentist', 'Olga: Dentist']);
  expect(told[0]).toMatchObject({
    body: 'Today, 3:00 PM · Dr. Lee, Main St · For Olga and Ben',
    subject: 'Dentist, today at 3:00 PM',
    isSilent: false,
  });
  expect(ofFamily(await reminding.at('2030-05-14T12:31:02Z'))).toEqual([]);
});
