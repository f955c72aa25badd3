import { expect, test } from 'vitest';
import { isAddressOrNetwork, isOrigin, isPostgresUrl, isSmtpUrl } from './url-checks.ts';

test.each(['203.0.113.7', '2001:db8::1', '10.0.0.0/8', '::/0'])('%s names proxies', (text) => {
  expect(isAddressOrNetwork(text)).toBe(true);
});

test.each(['', 'proxy', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/33', '::/129', '10.0.0.0/-1'])(
  '"%s" names no proxy',
  (text) => {
    expect(isAddressOrNetwork(text)).toBe(false);
  },
);

test.each(['https://a.example', 'http://127.0.0.1:3000', 'https://a.example/'])(
  '%s is the address of a site',
  (text) => {
    expect(isOrigin(text)).toBe(true);
  },
);

test.each(['a.example', 'ftp://a.example', 'https://a.example/b', 'https://me@a.example'])(
  '%s is not the address of a site',
  (text) => {
    expect(isOrigin(text)).toBe(false);
  },
);

test.each([
  'postgres://site@db/abhiyan',
  'postgresql://site:p%40ss@[::1]:5433/abhiyan?sslmode=require',
  'postgresql://site@%2Fvar%2Frun%2Fpostgresql/abhiyan',
  'postgresql://site@/abhiyan?host=/var/run/postgresql',
])('%s is a database', (text) => {
  expect(isPostgresUrl(text)).toBe(true);
});

test.each(['postgresql://site@db', 'postgresql://site@db/', 'http://db/abhiyan', 'abhiyan'])(
  '%s is no database',
  (text) => {
    expect(isPostgresUrl(text)).toBe(false);
  },
);

test.each(['smtps://site:p%40ss@mail.example', 'smtp://[::1]:2525', 'smtp://relay?tls=none'])(
  '%s is a mail server',
  (text) => {
    expect(isSmtpUrl(text)).toBe(true);
  },
);

test.each(['mail.example', 'https://mail.example', 'smtp://', 'smtp://mail.example?tls=off'])(
  '%s is no mail server',
  (text) => {
    expect(isSmtpUrl(text)).toBe(false);
  },
);
