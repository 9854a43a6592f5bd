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

/**
 * Processor seconds of PostgreSQL: its first process, those that ended, those that run. Read again where
 * one ended meanwhile, as those that tidy up do.
 */
export function cpuOfPostgres(postmaster) {
  for (;;) {
    const before = ofEnded(postmaster);
    const running = childrenOf(postmaster).map(cpuOrNull);
    if (running.includes(null) || ofEnded(postmaster) !== before) continue;
    return running.reduce((sum, each) => sum + each, before + cpuOf(postmaster));
  }
}

function ofEnded(parent) {
  const [user, system] = statOf(parent).slice(13, 15).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

function childrenOf(parent) {
  const pids = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return pids.split(' ').filter(Boolean);
}

/** Null for a process that is not there any more. */
function cpuOrNull(pid) {
  try {
    return cpuOf(pid);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
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
