import { readFileSync } from 'node:fs';
import { errorCode } from './errorCode.js';
import { runAsUser } from './runAsUser.js';

/** Whether a process runs. A zombie, which has ended and whose parent has not noticed, does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

/** The command line of a process, as far as the system tells. */
export async function commandLineOf(pid: number): Promise<string | undefined> {
  try {
    // Small systems have no `ps`, others no /proc.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const list = await runAsUser(undefined, 'ps', ['-ww', '-p', String(pid), '-o', 'args=']);
    return list.ok ? list.output : undefined;
  }
}
