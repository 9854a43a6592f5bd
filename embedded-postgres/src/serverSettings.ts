import { totalmem } from 'node:os';
import { nameForServer, type ServerLayout } from './serverLayout.js';

/**
 * The server's command line. Settings are given here and not kept in the cluster,
 * so a new version of ours changes them for databases made before.
 */
export function serverArguments(layout: ServerLayout, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: durable ? sharedBuffers() : '64MB',
    max_wal_size: '256MB',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // Another process that finds this server asks it whose it is.
    [ownerSetting]: process.pid,
    [dataSetting]: layout.data,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', nameForServer(layout, layout.data), ...options];
}

/** An eighth of the memory there is, at most 4 GB; what the data do not fill is never taken. */
function sharedBuffers(): string {
  const limit = process.constrainedMemory() || Infinity;
  const eighth = Math.floor(Math.min(totalmem(), limit) / 8 / 2 ** 20);
  return `${Math.min(Math.max(eighth, 64), 4_096)}MB`;
}

/** The setting that names the data directory as this process does; the server may know it by another name. */
export const dataSetting = 'kinday.data';

/** The setting that names the process that started the server. */
export const ownerSetting = 'kinday.owner';
