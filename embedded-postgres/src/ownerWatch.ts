import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import type { ServerLayout } from './serverLayout.js';
import { sharedDirectory } from './runnableBinaries.js';
import { spawnOptions, type ServerUser } from './runAsUser.js';

// A small shell reads a pipe from the owner, this process. The pipe closes when the owner ends, even by
// kill -9: then the shell stops the server. After a normal stop the owner writes a word first.
const watch = 'read -r word || kill -INT "$server"';

// The shell becomes the server, so its process id is ours to watch; the watch is a grandchild that is
// not the server's child, because a server treats a child it does not know as a crash.
// A lock on a directory under /var/tmp keeps systemd's cleaner away from it.
const watchedServer = `
if [ -n "$1" ] && command -v flock >/dev/null; then exec 9<"$1"; flock -s -n 9; fi
shift
server=$$
( ( ${watch} ) <&4 >/dev/null 2>&1 & ) 4<&0
exec "$@" </dev/null`;

/** Starts the server with its watch; both live in a session of their own, out of reach of the terminal's Ctrl-C. */
export function spawnWatchedServer(layout: ServerLayout, serverArguments: string[], log: number) {
  const { directory, binaries, handed } = layout;
  const locked = [directory, binaries].find((each) => each.startsWith(`${sharedDirectory}/`)) ?? '';
  const server = path.join(binaries, 'bin', 'postgres');
  const script = ['-c', watchedServer, 'sh', locked, server, ...serverArguments];
  const child = spawn('/bin/sh', script, {
    ...spawnOptions(layout.user),
    detached: true,
    stdio: ['pipe', log, log, ...(handed === undefined ? [] : [handed])],
  });
  detach(child);
  child.once('exit', () => dismissWatch(child));
  return child;
}

/** Watches for a server that runs already and whose owner is dead: from now on it ends with this process. */
export function watchRunningServer(user: ServerUser | undefined, pid: number): ChildProcess {
  const child = spawn('/bin/sh', ['-c', `server=$1; ${watch}`, 'sh', String(pid)], {
    ...spawnOptions(user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  detach(child);
  return child;
}

/** Tells the watch that the server has ended, so that it signals no later process of the same id. */
export function dismissWatch(child: ChildProcess): void {
  child.stdin?.end('stopped\n');
}

/** The server must not keep this process from ending. */
function detach(child: ChildProcess): void {
  // Neither error is news: a failed start shows as a missing process, a closed pipe as an ended server.
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
}
