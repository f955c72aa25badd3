import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { dkimSlice, mailSlice, pushSlice, returnsSlice, smsSlice } from './message-slices.ts';
import { parseEnvironment } from './parse-environment.ts';
import type { Environment } from './parse-environment.ts';
import { storageSlice } from './storage-variables.ts';
import type { ValuesOf } from './variable.ts';
import { variables } from './variables.ts';

type Values = ValuesOf<typeof variables>;

export type Config = ReturnType<typeof readConfig>;

/**
 * The environment as one frozen object, in slices; call it once, in `main`.
 * Throws `ConfigError` when a variable is wrong.
 */
export function readConfig(environment: Environment = process.env) {
  const values = parseEnvironment(variables, environment);
  return Object.freeze({
    server: Object.freeze(serverSlice(values)),
    site: Object.freeze({ publicUrl: values.PUBLIC_URL ?? listeningUrl(values) }),
    data: Object.freeze({ folder: resolve(values.DATA_DIR) }),
    database: Object.freeze({ url: values.DATABASE_URL, dataFolder: resolve(values.DATA_DIR) }),
    faces: Object.freeze({ indexUrl: values.FACE_INDEX_URL }),
    objectStore: storageSlice(values),
    work: Object.freeze({ lane: values.WORK_LANE }),
    links: Object.freeze({ areAsked: values.LINK_CHECKS === 'on' }),
    limits: Object.freeze({ scale: values.LIMITS_SCALE }),
    mail: mailSlice(values),
    dkim: dkimSlice(values),
    mailReturns: returnsSlice(values),
    sms: smsSlice(values),
    push: pushSlice(values),
    messages: Object.freeze({
      wantedPerSecond: values.MESSAGES_PER_SECOND,
      pushesPerSecond: values.PUSHES_PER_SECOND,
    }),
    firstAgent: firstAgentSlice(values),
    openId: openIdSlice(values),
    recaptcha: recaptchaSlice(values),
  });
}

function serverSlice({ HOST, PORT, TRUSTED_PROXIES }: Values) {
  return { host: HOST, port: PORT, trustedProxies: Object.freeze(TRUSTED_PROXIES) };
}

function listeningUrl({ HOST, PORT }: Values): string {
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

/** None without a client: there is nothing to log in with. */
function openIdSlice({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }: Values) {
  return clientId === undefined ? undefined : Object.freeze({ issuer, clientId });
}

function recaptchaSlice({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret }: Values) {
  if (siteKey && secret) return Object.freeze({ siteKey, secret });
  if (!siteKey && !secret) return undefined;
  const missing = siteKey ? 'RECAPTCHA_SECRET' : 'RECAPTCHA_SITE_KEY';
  throw new ConfigError([
    `${missing} is missing: set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither`,
  ]);
}

function firstAgentSlice({ AGENT_EMAIL: email, AGENT_PASSWORD: password }: Values) {
  if (email && password) return Object.freeze({ email, password });
  if (!email && !password) return undefined;
  const missing = email ? 'AGENT_PASSWORD' : 'AGENT_EMAIL';
  throw new ConfigError([
    `${missing} is missing: set both AGENT_EMAIL and AGENT_PASSWORD, or neither`,
  ]);
}
