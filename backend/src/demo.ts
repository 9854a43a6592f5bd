import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import {
  addDays,
  monthOf,
  shiftMonth,
  toCalendarDate,
  weekdayOf,
} from '@kinday/contracts/calendarDate';
import { AccountService } from './account/account.service.js';
import { AppModule } from './app.module.js';
import { Session } from './auth/Session.js';
import { readConfig } from './config.js';
import { migrate } from './database/migrate.js';
import { startDatabase } from './database/startDatabase.js';
import {
  DEMO_FAMILY_NAME,
  DEMO_HABITS,
  DEMO_PEOPLE,
  DEMO_SERIES,
  type DemoPerson,
} from './demo/demoFamily.js';
import { EventsService } from './events/events.service.js';
import { SeriesService } from './events/series/series.service.js';
import { FamilyService } from './family/family.service.js';
import { MeService } from './me/me.service.js';
import { RecentRepository } from './recent/recent.repository.js';

/** A year of events would all be news to everybody: only these last changes are. */
const NEWS = 3;
const MONTHS_AROUND_TODAY = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** The days of a month that are the first, second, … such weekday of it. */
function daysOf(month: string, weekday: number, weeks: readonly number[]): string[] {
  const first = weekdayOf(`${month}-01`);
  return weeks
    .map((week) => addDays(`${month}-01`, ((weekday - first + 7) % 7) + week * 7))
    .filter((date) => monthOf(date) === month);
}

const config = readConfig(process.env);
// Joins the server of a running Kinday, whose screens then show the new family live.
const database = await startDatabase(config);
await migrate(database.url);
const app = await NestFactory.createApplicationContext(AppModule.on(database.url, config), {
  logger: ['error', 'fatal'],
});
const accounts = app.get(AccountService);
const password = randomBytes(6).toString('hex');
const mark = randomBytes(2).toString('hex');
const emailOf = ({ name }: DemoPerson) =>
  `${name.toLowerCase().replace(/\W/g, '.')}.${mark}@example.com`;

const userIds = new Map<string, string>();
let inviteCode = '';
for (const person of DEMO_PEOPLE) {
  const { name, phone, color, birthday, anniversary } = person;
  const { id: userId } = await accounts.signUp({
    name,
    phone,
    password,
    email: emailOf(person),
    mode: inviteCode ? 'joinFamily' : 'createFamily',
    familyName: DEMO_FAMILY_NAME,
    inviteCode,
  });
  await app.get(MeService).setFields(userId, { color, birthday, anniversary });
  inviteCode ||= (await app.get(FamilyService).read(userId)).body.family.inviteCode;
  userIds.set(name, userId);
}

const idOf = (name: string) => userIds.get(name) ?? '';
const idsOf = (names: readonly string[] = []) => names.map(idOf).sort();
const thisMonth = monthOf(toCalendarDate(new Date()));
const months = MONTHS_AROUND_TODAY.map((offset) => shiftMonth(thisMonth, offset));
for (const { who, forWhom, weekday, rrule, content } of DEMO_SERIES) {
  const [date = ''] = daysOf(months[0] ?? thisMonth, weekday, [0]);
  const fields = { ...content, forIds: idsOf(forWhom), date, rrule };
  await app.get(SeriesService).create(idOf(who), fields);
}
for (const month of months) {
  for (const { who, forWhom, weekday, weeks, content } of DEMO_HABITS) {
    for (const date of daysOf(month, weekday, weeks)) {
      const fields = { ...content, forIds: idsOf(forWhom), date };
      await app.get(EventsService).create(new Session('', idOf(who)), fields);
    }
  }
}

for (const userId of userIds.values()) {
  const { revision, body } = await app.get(FamilyService).read(userId);
  await app.get(RecentRepository).markSeen(userId, body.family.id, revision - NEWS);
}

console.info(`${DEMO_FAMILY_NAME} are here, with a year of events. Log in as`);
DEMO_PEOPLE.forEach((person) => console.info(`  ${emailOf(person)}  ${password}`));
await app.close();
await database.stop();
