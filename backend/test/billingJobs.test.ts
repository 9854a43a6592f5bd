import { expect, test } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { readConfig } from '../src/config.js';
import { buildFamily } from './support/builders.js';
import { TestApp } from './support/startApp.js';
import { planOf, startBilling } from './support/startBilling.js';

const { app, stripe, environment, tell } = startBilling();

/** A node compares with Stripe when it starts, and every day; it ends what it has begun. */
async function runJobs(awaited: Promise<void>): Promise<void> {
  const node = new TestApp();
  await node.startBeside(app, { ...environment, LOG_LEVEL: 'silent' });
  await awaited;
  await node.stopServing();
}

test('what events did not tell, Stripe is asked for: new, ended and vanished subscriptions', async () => {
  const [bought, ended, vanished, broken, last] = [
    await buildFamily(app),
    await buildFamily(app),
    await buildFamily(app),
    await buildFamily(app),
    await buildFamily(app),
  ];
  for (const family of [ended, vanished, broken]) await tell(family, 'active');
  // None of these is told: the server was away, or an old backup was restored.
  stripe.put(`sub_${bought.id}`, bought.id, bought.owner.id, 'active');
  stripe.put(`sub_${ended.id}`, ended.id, ended.owner.id, 'canceled');
  stripe.subscriptions.delete(`sub_${vanished.id}`);
  stripe.put(`sub_${broken.id}`, broken.id, broken.owner.id, 'canceled');
  stripe.put(`sub_${last.id}`, last.id, last.owner.id, 'past_due');
  stripe.brokenId = `sub_${broken.id}`;

  const path = 'GET /v1/subscriptions/';
  await runJobs(stripe.nextRequests(3, path));

  // One that Stripe cannot answer for keeps what it has, and stops none of the others.
  const plans = await Promise.all([bought, ended, vanished, broken, last].map(planOf));
  expect(plans).toEqual([
    ['premium', 'active'],
    ['free', 'canceled'],
    ['free', 'canceled'],
    ['premium', 'active'],
    ['premium', 'past_due'],
  ]);
  stripe.brokenId = '';
});

test('of two payments for one calendar the second is given back and ended', async () => {
  const family = await buildFamily(app);
  await tell(family, 'active', 'sub_z_first');
  await tell(family, 'active', 'sub_a_second');
  expect(await planOf(family)).toEqual(['premium', 'active']);

  await runJobs(stripe.nextRequests(1, 'DELETE /v1/subscriptions/sub_a_second'));

  const refunds = stripe.requests.filter(({ call }) => call === 'POST /v1/refunds');
  expect(refunds).toMatchObject([
    { form: { payment_intent: 'pi_of_in_sub_a_second' }, key: 'refund of pi_of_in_sub_a_second' },
  ]);
  const states = ['sub_z_first', 'sub_a_second'].map((id) => stripe.subscriptions.get(id)!.status);
  expect(states).toEqual(['active', 'canceled']);
  expect(await planOf(family)).toEqual(['premium', 'active']);
});

test('a command of the operator, which is no server, asks Stripe for nothing', async () => {
  const asked = stripe.requests.length;
  const module = AppModule.on(app.databaseUrl, readConfig(environment));
  const command = await NestFactory.createApplicationContext(module, { logger: false });
  await command.close();
  expect(stripe.requests.slice(asked)).toEqual([]);
});
