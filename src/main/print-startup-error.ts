import { ConfigError } from '#config/config-error.ts';
import { ImportRefused } from '#content/import/import-error.ts';
import { ImportBusy } from '#content/import/import-lock.ts';
import { DatabaseUnreachable } from '#db/connection-error.ts';
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts';
import { DataFolderBusy, DataFolderUnusable } from '#db/folder-lock.ts';

/** An error that a person can put right is one line; any other is a fault of ours and shows where it was. */
const expected = [
  ConfigError,
  DatabaseUnreachable,
  DataFolderBusy,
  DataFolderUnusable,
  EmbeddedDatabaseError,
  ImportRefused,
  ImportBusy,
];

/** Says on standard error why the site could not start, and what to do. */
export function printStartupError(error: unknown): void {
  if (!(error instanceof Error)) return console.error(error);
  const portLine = portFault(error);
  if (portLine) return console.error(portLine);
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : error);
}

function portFault(
  error: Error & { code?: string; port?: number; address?: string },
): string | undefined {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken; stop what uses it, or choose another: PORT=3001 npm start`;
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} needs more rights; choose one above 1023: PORT=3000 npm start`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST is no address of this machine; write 127.0.0.1, or 0.0.0.0 for all`;
  return undefined;
}
