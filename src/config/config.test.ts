import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('The site starts with nothing set', () => {
  expect(readConfig({})).toEqual({
    server: { host: '127.0.0.1', port: 3000, trustedProxies: [] },
    site: { publicUrl: 'http://127.0.0.1:3000' },
    data: { folder: resolve('data') },
    database: { url: undefined, dataFolder: resolve('data') },
    faces: { indexUrl: undefined },
    work: { lane: 'apart' },
    links: { areAsked: true },
    limits: { scale: 1 },
    mail: undefined,
    sms: undefined,
    push: undefined,
    messages: { wantedPerSecond: 10, pushesPerSecond: 100 },
    firstAgent: undefined,
  });
});

test('Every variable is taken over', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://campaign.example/',
    TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32',
    DATA_DIR: '/srv/abhiyan',
    DATABASE_URL: 'postgresql://site:p%40ss@db.example/abhiyan',
    FACE_INDEX_URL: 'postgresql://site:p%40ss@faces.example/faces',
    WORK_LANE: 'elsewhere',
    LINK_CHECKS: 'off',
    LIMITS_SCALE: '2.5',
    SMTP_URL: 'smtps://site:p%40ss@mail.example',
    MAIL_FROM: 'hello@campaign.example',
    DKIM_DOMAIN: 'campaign.example',
    DKIM_SELECTOR: 'abhiyan',
    DKIM_PRIVATE_KEY: '/etc/dkim.pem',
    MAIL_RETURN_PATH: 'bounces@campaign.example',
    MAIL_RETURNS_FOLDER: '/var/mail/bounces',
    MAIL_RETURNS_SECRET: 'twenty-four-characters-or-more',
    SMS_PROVIDER: 'msg91',
    SMS_TEMPLATES: '{"code.en":{"id":"1107","text":"{#var#} is it"}}',
    MSG91_AUTH_KEY: 'key',
    MESSAGES_PER_SECOND: '25',
    AGENT_EMAIL: 'editor@campaign.example',
    AGENT_PASSWORD: 'six hundred steps',
  });
  expect(config).toEqual({
    server: { host: '::1', port: 8080, trustedProxies: ['10.0.0.5', '2001:db8::/32'] },
    site: { publicUrl: 'https://campaign.example' },
    data: { folder: '/srv/abhiyan' },
    database: {
      url: 'postgresql://site:p%40ss@db.example/abhiyan',
      dataFolder: '/srv/abhiyan',
    },
    faces: { indexUrl: 'postgresql://site:p%40ss@faces.example/faces' },
    work: { lane: 'elsewhere' },
    links: { areAsked: false },
    limits: { scale: 2.5 },
    mail: { url: 'smtps://site:p%40ss@mail.example', from: 'hello@campaign.example' },
    dkim: { domain: 'campaign.example', selector: 'abhiyan', privateKey: '/etc/dkim.pem' },
    mailReturns: {
      address: 'bounces@campaign.example',
      folder: '/var/mail/bounces',
      secret: 'twenty-four-characters-or-more',
    },
    sms: {
      provider: 'msg91',
      authKey: 'key',
      templates: { 'code.en': { id: '1107', text: '{#var#} is it' } },
    },
    messages: { wantedPerSecond: 25, pushesPerSecond: 100 },
    firstAgent: { email: 'editor@campaign.example', password: 'six hundred steps' },
  });
});

test('The public address follows host and port, with brackets around IPv6', () => {
  expect(readConfig({ HOST: '::1', PORT: '80' }).site.publicUrl).toBe('http://[::1]:80');
});

test('An empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('Nobody can change the configuration later', () => {
  const config = readConfig({
    AGENT_EMAIL: 'a@campaign.example',
    AGENT_PASSWORD: 'long enough to stay',
  });
  const parts = [config, ...Object.values(config), config.server.trustedProxies];
  expect(parts.every(Object.isFrozen)).toBe(true);
});

describe('A wrong variable is one line that says what to write', () => {
  test.each([
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['HOST', 'http://localhost', 'a host name or an IP address'],
    ['PUBLIC_URL', 'campaign.example', 'http:// or https:// and the host, without a path'],
    ['PUBLIC_URL', 'https://campaign.example/site', 'http:// or https:// and the host'],
    ['TRUSTED_PROXIES', '10.0.0.5, proxy', 'IP addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'IP addresses or networks'],
    ['LIMITS_SCALE', '0', 'a number above 0'],
    ['LIMITS_SCALE', '-1', 'a number above 0'],
    ['MAIL_FROM', 'Campaign <hello@campaign.example>', 'an e-mail address'],
    ['DKIM_DOMAIN', 'localhost', 'a domain'],
    ['MAIL_RETURN_PATH', 'mails-that-came-back@campaign.example', 'an e-mail address with'],
    ['SMS_PROVIDER', 'pigeon', 'msg91 or twilio'],
    ['SMS_TEMPLATES', '{"code.en":"1107"}', 'JSON'],
    ['SMS_TEMPLATES', 'code.en=1107', 'JSON'],
    ['AGENT_EMAIL', 'editor', 'an e-mail address'],
  ])('%s=%s', (name, text, advice) => {
    const problems = problemsOf({ [name]: text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} is "${text}": write ${advice}`);
  });

  test('each of several gets its line', () => {
    const problems = problemsOf({ PORT: 'x', LIMITS_SCALE: 'y' });
    expect(problems.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LIMITS_SCALE']);
  });

  test.each([
    'mysql://site:secret-word@db/abhiyan',
    'postgresql://site:secret-word@db',
    'db secret-word',
  ])('a secret is not repeated: %s', (url) => {
    const [line] = problemsOf({ DATABASE_URL: url });
    expect(line).toContain('DATABASE_URL cannot be used: write a PostgreSQL address');
    expect(line).not.toContain('secret-word');
  });

  test.each([
    'https://site:secret-word@mail.example',
    'smtp://site:secret-word@mail.example/inbox',
    'smtp://site:secret-word@mail.example?tls=maybe',
  ])('nor is that of a mail server: %s', (url) => {
    const [line] = problemsOf({ SMTP_URL: url, MAIL_FROM: 'hello@campaign.example' });
    expect(line).toContain('SMTP_URL cannot be used: write the address of a mail server');
    expect(line).not.toContain('secret-word');
  });

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'hello@campaign.example' }, ['SMTP_URL']],
    [{ DKIM_DOMAIN: 'campaign.example' }, ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY']],
    [{ MAIL_RETURNS_FOLDER: '/var/mail/bounces' }, ['MAIL_RETURN_PATH']],
    [{ SMS_PROVIDER: 'msg91' }, ['MSG91_AUTH_KEY', 'SMS_TEMPLATES']],
    [{ SMS_PROVIDER: 'twilio', TWILIO_FROM: 'MG1' }, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']],
    [{ MSG91_AUTH_KEY: 'key' }, ['SMS_PROVIDER']],
    [{ TWILIO_FROM: 'MG1' }, ['SMS_PROVIDER']],
  ])('a gateway is set up whole or not at all: %o', (environment, missing) => {
    expect(problemsOf(environment)).toEqual(
      missing.map((name) => expect.stringContaining(`${name} is missing`)),
    );
  });

  test.each([
    [{ AGENT_EMAIL: 'editor@campaign.example' }, 'AGENT_PASSWORD is missing'],
    [{ AGENT_PASSWORD: 'six hundred steps' }, 'AGENT_EMAIL is missing'],
  ])('the first administrator needs both: %o', (environment, line) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(line)]);
  });
});
