#!/usr/bin/env node
// Starts the system's Firefox as Playwright starts one, and stands between the two: Playwright sets the
// colours of each window by a command of WebDriver BiDi that Firefox does not know before a later version,
// and opens no window without its answer. What Firefox does not know of media is answered as done.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const NOT_KNOWN = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.KINDAY_FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => firefox.kill(signal));
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /BiDi listening on (ws:.+)/.exec(line) ?? [];
  if (address) listenFor(address);
  else console.error(line);
}

/** @param {string} address of Firefox */
function listenFor(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    // Playwright waits for this sentence.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (near, { url }) => {
    const far = new WebSocket(`${address}${url}`);
    const opened = new Promise((resolve) => far.once('open', resolve));
    near.on('message', async (message) => {
      const text = String(message);
      const { id, method } = JSON.parse(text);
      if (method === NOT_KNOWN) near.send(JSON.stringify({ type: 'success', id, result: {} }));
      else {
        await opened;
        far.send(text);
      }
    });
    far.on('message', (message) => near.send(String(message)));
    near.on('close', () => far.close());
    far.on('close', () => near.close());
  });
}
