import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK']));

/** The fields of /proc/<pid>/stat from the state on; the name before them may hold anything. */
const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');

/** Processor seconds of a process, user and system. */
export function cpuOf(pid) {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** Processor seconds of PostgreSQL: its first process, those that ended, those that run. */
export function cpuOfPostgres(postmaster) {
  const ended = statOf(postmaster).slice(13, 15).map(Number);
  const own = (ended[0] + ended[1]) / TICKS_PER_SECOND;
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const running = children.split(' ').filter(Boolean).map(cpuOrNothing);
  return running.reduce((sum, each) => sum + each, own + cpuOf(postmaster));
}

/** The same of a process that may have ended since it was found, as those that tidy up do. */
function cpuOrNothing(pid) {
  try {
    return cpuOf(pid);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

/** Resident memory of a process, in kB. */
export function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

/**
 * PostgreSQL's first process, the parent of whatever serves a connection.
 * @param {import('pg').Client} client
 */
export async function postmasterOf(client) {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  return Number(statOf(rows[0].pid)[1]);
}
