/** Settings of PostgreSQL by their names. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Settings of the embedded server: small in memory, durable, deaf to the network. PostgreSQL's own
 * defaults stay where they are right; fsync and synchronous_commit are repeated because an
 * acknowledged write depends on them.
 */
export const SETTINGS: Settings = {
  listen_addresses: '',
  port: '5432',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  // The log keeps what concerns the server itself. Errors of statements go back to whoever sent
  // them, and may hold words of visitors, so they are not written down here.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** The settings as arguments of `postgres`, with other ones in their place and the folder of its socket. */
export function settingArguments(socketFolder: string, others: Settings = {}): string[] {
  const all = { ...SETTINGS, ...others, unix_socket_directories: socketFolder };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
