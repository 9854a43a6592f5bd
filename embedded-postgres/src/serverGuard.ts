import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Place } from './preparePlace.js';
import { spawnOptions, type ServerUser } from './runAsUser.js';

// The guard reads a pipe from us. It closes when we end, even by kill -9; after a normal stop we say a word first.
const guard = 'read -r word || kill -INT "$server"';

// The shell becomes the server, so its process id is ours to watch; the guard is a grandchild that is
// not the server's child, because a server treats a child it does not know as a crash.
// Under /var/tmp a lock on the directory keeps systemd's cleaner away from the data.
const guardedServer = `
if [ -n "$1" ] && command -v flock >/dev/null; then exec 9<"$1"; flock -s -n 9; fi
shift
server=$$
( ( ${guard} ) <&3 >/dev/null 2>&1 & ) 3<&0
exec "$@" </dev/null`;

/** Starts the server with its guard; both live in a session of their own, out of reach of the terminal's Ctrl-C. */
export function spawnGuardedServer(place: Place, serverArguments: string[], log: number) {
  const lockedHome = place.home === place.directory ? '' : place.home;
  const server = path.join(place.native, 'bin', 'postgres');
  const script = ['-c', guardedServer, 'sh', lockedHome, server, ...serverArguments];
  const child = spawn('/bin/sh', script, {
    ...spawnOptions(place.user),
    detached: true,
    stdio: ['pipe', log, log],
  });
  letGo(child);
  child.once('exit', () => dismissGuard(child));
  return child;
}

/** Guards a server that runs already and whose owner is dead. */
export function guardLivingServer(user: ServerUser | undefined, pid: number): ChildProcess {
  const child = spawn('/bin/sh', ['-c', `server=$1; ${guard}`, 'sh', String(pid)], {
    ...spawnOptions(user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  letGo(child);
  return child;
}

/** Tells the guard that the server has ended, lest it signal whoever gets its process id next. */
export function dismissGuard(child: ChildProcess): void {
  child.stdin?.end('stopped\n');
}

/** The server must not keep our process from ending; when it ends, the pipe closes. */
function letGo(child: ChildProcess): void {
  // Both are told elsewhere: a failed start by the missing process, a closed pipe by the ended server.
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
}
