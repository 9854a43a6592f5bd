import 'reflect-metadata';
import { TIERS, type Tier } from '@kinday/contracts/product';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { BACKUPS_KEPT, keepBackups } from './backup/keepBackups.js';
import { restoreBackup } from './backup/restoreBackup.js';
import { writeBackup } from './backup/writeBackup.js';
import { PlanSetting } from './plans/PlanSetting.js';
import { readConfig, type Config } from './config.js';
import { migrate } from './database/migrate.js';
import { startDatabase } from './database/startDatabase.js';

/** Runs the operator's command and returns the sentence to print. */
type Work = (databaseUrl: string, config: Config) => Promise<string>;

/** What can be typed; `read` returns null for words that are not as the usage says. */
interface Command {
  usage: string;
  read(words: readonly string[]): Work | null;
}

const COMMANDS: Record<string, Command> = {
  plan: {
    usage: 'plan <calendar id or invite code> premium|free',
    read([idOrCode, wanted, ...rest]) {
      const tier = TIERS.find((each) => each === wanted);
      if (!idOrCode || !tier || rest.length > 0) return null;
      return (databaseUrl, config) => setPlan(databaseUrl, config, idOrCode, tier);
    },
  },
  backup: {
    usage: 'backup <new file>',
    read([file, ...rest]) {
      return file && rest.length === 0 ? (databaseUrl) => backUp(databaseUrl, file) : null;
    },
  },
  backups: {
    usage: 'backups <folder> [days to keep]',
    read([folder, days = String(BACKUPS_KEPT), ...rest]) {
      if (!folder || !/^[1-9]\d{0,3}$/.test(days) || rest.length > 0) return null;
      return async (databaseUrl) =>
        `Backed up: ${await keepBackups(databaseUrl, folder, Number(days))}`;
    },
  },
  restore: {
    usage: 'restore <file>',
    read([file, ...rest]) {
      return file && rest.length === 0 ? (databaseUrl) => restore(databaseUrl, file) : null;
    },
  },
};

function readWords([name = '', ...words]: readonly string[]): Work {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const work = command?.read(words);
  if (work) return work;
  const usages = (command ? [command] : Object.values(COMMANDS)).map(({ usage }) => usage);
  throw new Error(`Usage: npm run kinday -- ${usages.join('\n       npm run kinday -- ')}`);
}

async function setPlan(
  databaseUrl: string,
  config: Config,
  idOrCode: string,
  tier: Tier,
): Promise<string> {
  await migrate(databaseUrl);
  const app = await NestFactory.createApplicationContext(AppModule.on(databaseUrl, config), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    const calendar = await app.get(PlanSetting).set(idOrCode, tier);
    if (calendar === null) throw new Error('There is no calendar with this id or invite code.');
    return `${calendar} has the ${tier} plan now.`;
  } finally {
    await app.close();
  }
}

async function backUp(databaseUrl: string, file: string): Promise<string> {
  const saved = await writeBackup(databaseUrl, file);
  const count = (what: string, rows = 0) => `${rows} ${what}${rows === 1 ? '' : 's'}`;
  const calendars = count('calendar', saved.get('families'));
  return `${file} holds ${calendars}, ${count('account', saved.get('users'))} and ${count('event', saved.get('events'))}.`;
}

async function restore(databaseUrl: string, file: string): Promise<string> {
  await migrate(databaseUrl);
  const at = await restoreBackup(databaseUrl, file);
  return `Everything is again as it was on ${at.slice(0, 16).replace('T', ' at ')} UTC.`;
}

async function run(work: Work): Promise<string> {
  const config = readConfig(process.env);
  // Joins the server of a running Kinday, whose screens then show within seconds what has changed.
  const database = await startDatabase(config);
  try {
    return await work(database.url, config);
  } finally {
    await database.stop();
  }
}

try {
  console.info(await run(readWords(process.argv.slice(2))));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
