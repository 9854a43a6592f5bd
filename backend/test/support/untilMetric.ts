import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './startApp.js';

const PATIENCE_MS = 30_000;

/** The lines of a node's metrics. */
async function metricsOf(node: TestApp, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const { body } = await node.newClient().fetch('/metrics', { headers });
  return String(body).split('\n');
}

/** Reads a node's metrics until one has a value that will do. */
export async function untilMetric(
  node: TestApp,
  token: string,
  series: string,
  willDo: (value: number) => boolean,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const line = (await metricsOf(node, token)).find((each) => each.startsWith(`${series} `));
    const value = Number(line?.slice(series.length));
    if (willDo(value)) return;
    if (performance.now() > end) throw new Error(`${series} stays at ${value}.`);
    await wait(50);
  }
}
