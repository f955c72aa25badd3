import { accessSync, constants } from 'node:fs';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';

test('The programs of this platform are there and can be run', () => {
  const { postgres, initdb } = findBinaries();
  expect(() => accessSync(postgres, constants.X_OK)).not.toThrow();
  expect(() => accessSync(initdb, constants.X_OK)).not.toThrow();
});

test('Another platform is told to use a server', () => {
  expect(() => findBinaries('win32-x64')).toThrow(
    'There is no embedded PostgreSQL for win32-x64: set DATABASE_URL to a PostgreSQL server',
  );
});
