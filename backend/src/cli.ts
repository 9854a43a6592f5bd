import 'reflect-metadata';
import { join } from 'node:path';
import { TIERS, type Tier } from '@kinday/contracts/product';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { PlanSetting } from './billing/PlanSetting.js';
import { readConfig } from './config.js';
import { startEmbeddedPostgres } from './database/embedded/startEmbeddedPostgres.js';
import { migrate } from './database/migrate.js';

const USAGE = 'npm run kinday -- plan <calendar id or invite code> premium|free';

interface PlanCommand {
  idOrCode: string;
  tier: Tier;
}

function readCommand([name, idOrCode, wanted, ...rest]: string[]): PlanCommand {
  const tier = TIERS.find((each) => each === wanted);
  if (name !== 'plan' || !idOrCode || !tier || rest.length > 0) throw new Error(`Usage: ${USAGE}`);
  return { idOrCode, tier };
}

async function run({ idOrCode, tier }: PlanCommand): Promise<string> {
  const config = readConfig(process.env);
  // Joins the server of a running Kinday, whose screens then show the new plan within seconds.
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres(join(config.dataDir, 'postgres'));
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
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
  } finally {
    await embedded?.stop();
  }
}

try {
  console.info(await run(readCommand(process.argv.slice(2))));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
