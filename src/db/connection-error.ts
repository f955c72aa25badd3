/** The server of a setting such as DATABASE_URL does not serve us; the message says why in one line. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** Puts a failed first connection into words; never repeats the password. */
export function toConnectionError(
  url: string,
  error: unknown,
  setting = 'DATABASE_URL',
): DatabaseUnreachable {
  const said = error instanceof Error ? error.message : String(error);
  const reason = messageFor(error, targetOf(url)) ?? said;
  return new DatabaseUnreachable(`${setting} does not work: ${reason}`, { cause: error });
}

interface Target {
  place: string;
  user: string;
  database: string;
}

function targetOf(url: string): Target {
  // `user@/name?host=/folder` is legal for PostgreSQL, but not for URL.
  const parsed = new URL(url.replace('@/', '@localhost/'));
  const host = parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname);
  return {
    place: `${host}:${parsed.port || 5432}`,
    user: decodeURIComponent(parsed.username),
    database: decodeURIComponent(parsed.pathname.slice(1)),
  };
}

function messageFor(error: unknown, { place, user, database }: Target): string | undefined {
  const words: Record<string, string> = {
    ECONNREFUSED: `no PostgreSQL listens at ${place}; start it, or correct the host and port`,
    ENOENT: `no PostgreSQL listens at ${place}; start it, or correct the folder of its socket`,
    ENOTFOUND: `the host of ${place} is not known; correct its name`,
    EAI_AGAIN: `the host of ${place} cannot be looked up; correct its name, or check the network`,
    ETIMEDOUT: `${place} does not answer; check the address and the firewall`,
    '28P01': `the password of user ${user} is wrong at ${place}`,
    '28000': `${place} does not let user ${user} in; check its pg_hba.conf`,
    '3D000': `there is no database ${database} at ${place}; create it`,
  };
  return words[codeOf(error)];
}

function codeOf(error: unknown): string {
  if (error instanceof Error && /timeout/.test(error.message)) return 'ETIMEDOUT';
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
