import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { success } from '#contract/envelope.ts';
import { allLanguages } from '#contract/languages.ts';
import { checkWrittenTwice, knownPassword, line, name, receipt } from '#contract/user-fields.ts';
import { ceremony, code, id, ownCall, password, setUpCall, signed } from './parts.ts';

const factor = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});

export const findAgentAccount = endpoint({
  name: 'findAgentAccount',
  summary: 'The second factors of the agent who is logged in',
  method: 'GET',
  path: '/agent/account',
  access: { agent: 'own', halfSession: true },
  audit: 'nothing personal',
  reply: success({
    data: z.object({
      authenticators: z.array(factor),
      passkeys: z.array(factor),
      recoveryCodesLeft: z.int(),
      /** Whether browsers allow passkeys at the address of the site, and that address. */
      passkeysWork: z.boolean(),
      address: z.string(),
      /** Whether the password or a code was given within the last minutes. */
      isProven: z.boolean(),
    }),
  }),
});

export const editAgentAccount = endpoint({
  ...ownCall,
  name: 'editAgentAccount',
  summary: 'Changes one’s name, or the language of mails',
  path: '/agent/account/edit',
  body: z.strictObject({ name: name.optional(), language: z.enum(allLanguages).optional() }),
  problems: ['invalid'],
});

export const proveAgent = endpoint({
  ...setUpCall,
  name: 'proveAgent',
  summary: 'Proves with the password or a code who is at the keyboard; holds for five minutes',
  path: '/agent/account/prove',
  body: z.strictObject({ password: knownPassword.optional(), code: code.optional() }),
  problems: ['invalid', 'wrongCredentials', 'tooMany'],
});

export const changeAgentPassword = endpoint({
  ...ownCall,
  name: 'changeAgentPassword',
  summary: 'Changes one’s password, and ends one’s other sessions',
  path: '/agent/account/password',
  body: z
    .strictObject({
      currentPassword: knownPassword,
      newPassword: password,
      confirmPassword: knownPassword,
    })
    .superRefine(checkWrittenTwice),
  problems: ['invalid', 'wrongCredentials', 'tooMany', 'busy'],
});

export const listAgentSessions = endpoint({
  name: 'listAgentSessions',
  summary: 'Where one is logged in, the newest first',
  method: 'GET',
  path: '/agent/sessions',
  access: { agent: 'own' },
  audit: 'nothing personal',
  reply: success({
    data: z.array(
      z.object({
        id: z.string(),
        device: z.string().nullable(),
        createdAt: z.string(),
        seenAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const endAgentSession = endpoint({
  ...ownCall,
  name: 'endAgentSession',
  summary: 'Logs out elsewhere: one session, or, without an id, all but this one',
  path: '/agent/sessions/end',
  body: z.strictObject({ id: id.optional() }),
  problems: ['invalid', 'notFound'],
});

/** Ten of them, shown this once. */
const recoveryCodes = z.array(z.string());
const factorName = line(60).refine((text) => text !== '', 'Give it a name');

export const beginAuthenticator = endpoint({
  ...setUpCall,
  name: 'beginAuthenticator',
  summary: 'Makes the key of a new authenticator, which counts once a code of it was given',
  path: '/agent/authenticator/begin',
  reply: success({
    data: z.object({
      id: z.string(),
      /** Base32, to be typed where no camera helps. */
      key: z.string(),
      /** `otpauth://…`, for a QR code. */
      address: z.string(),
    }),
  }),
  problems: ['forbidden', 'doneAlready'],
});

export const confirmAuthenticator = endpoint({
  ...setUpCall,
  name: 'confirmAuthenticator',
  summary: 'Adds an authenticator by a code of it; the first factor brings recovery codes',
  path: '/agent/authenticator/confirm',
  body: z.strictObject({ id, code, name: factorName }),
  reply: success({ data: z.object({ recoveryCodes: recoveryCodes.nullable() }) }),
  problems: ['invalid', 'forbidden', 'wrongCredentials', 'tooMany'],
});

export const beginPasskey = endpoint({
  ...setUpCall,
  name: 'beginPasskey',
  summary: 'Tells a browser how to make a passkey',
  path: '/agent/passkey/begin',
  reply: success({ data: z.object({ receipt: z.string(), options: ceremony }) }),
  problems: ['forbidden', 'notFound', 'doneAlready'],
});

export const addPasskey = endpoint({
  ...setUpCall,
  name: 'addPasskey',
  summary: 'Adds a passkey that a browser made; the first factor brings recovery codes',
  path: '/agent/passkey/add',
  body: z.strictObject({ receipt, name: factorName, response: signed }),
  reply: success({ data: z.object({ recoveryCodes: recoveryCodes.nullable() }) }),
  problems: ['invalid', 'forbidden', 'wrongCredentials', 'doneAlready'],
});

export const removeFactor = endpoint({
  ...ownCall,
  name: 'removeFactor',
  summary: 'Removes an authenticator or a passkey of one’s own, never the last one',
  path: '/agent/factor/remove',
  body: z.strictObject({ id }),
  problems: ['invalid', 'forbidden', 'notFound', 'doneAlready'],
});

export const renameFactor = endpoint({
  ...ownCall,
  name: 'renameFactor',
  summary: 'Gives an authenticator or a passkey of one’s own another name',
  path: '/agent/factor/rename',
  body: z.strictObject({ id, name: factorName }),
  problems: ['invalid', 'notFound'],
});

export const renewRecoveryCodes = endpoint({
  ...ownCall,
  name: 'renewRecoveryCodes',
  summary: 'Makes ten new recovery codes; the old ones end',
  path: '/agent/recovery-codes/renew',
  reply: success({ data: z.object({ recoveryCodes }) }),
  problems: ['forbidden'],
});
