import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The code that an authenticator with this key, in Base32, shows now or so many periods later: each works once. */
export const codeOf = (key: string, periodsLater = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(key),
    timestamp: Date.now() + periodsLater * PERIOD_MS,
  });
