import { stat } from 'node:fs/promises';
import { runAsUser, type ServerUser } from './runAsUser.js';

const serverUserNames = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root: then the owner of the existing data runs it, else `postgres` or `nobody`.
 * `undefined` means ourselves.
 */
export async function chooseServerUser(data: string): Promise<ServerUser | undefined> {
  if (process.geteuid?.() !== 0) return undefined;
  const owner = await ownerOf(data);
  // Data that root owns was copied back by hand: it is handed to the server's user again.
  if (owner && owner.uid !== 0) return owner;
  const user = await findServerUser();
  if (owner) await giveTo(user, data);
  return user;
}

/** Whether that account can pass into a directory, whatever stands in its way (modes, ACLs, mounts). */
export async function canEnter(
  user: ServerUser | undefined,
  directory: string,
  handed?: number,
): Promise<boolean> {
  const enter = ['-c', 'cd -- "$1"', 'sh', directory];
  const { ok } = await runAsUser(user, '/bin/sh', enter, { handed });
  return ok;
}

/** Hands a file or a whole directory to the account that runs the server. */
export async function giveTo(user: ServerUser | undefined, target: string): Promise<void> {
  if (!user) return;
  const { ok, output } = await runAsUser(undefined, 'chown', [
    '-R',
    `${user.uid}:${user.gid}`,
    target,
  ]);
  if (!ok) throw new Error(`${target} cannot be given to the user of the database: ${output}`);
}

async function ownerOf(data: string): Promise<ServerUser | undefined> {
  const found = await stat(data).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

async function findServerUser(): Promise<ServerUser> {
  for (const name of serverUserNames) {
    const user = { uid: await idOf('-u', name), gid: await idOf('-g', name) };
    if (user.uid !== 0 && (await canEnter(user, '/'))) return user;
  }
  throw new Error(
    'PostgreSQL does not run as root and there is no user postgres or nobody to run it: start Kinday Calendar as an ordinary user, or set DATABASE_URL.',
  );
}

/** 0 when there is no such account; `| 0` because macOS calls nobody 4294967294 and spawn wants -2. */
async function idOf(option: '-u' | '-g', name: string): Promise<number> {
  const { ok, output } = await runAsUser(undefined, 'id', [option, name]);
  return ok ? Number(output) | 0 : 0;
}
