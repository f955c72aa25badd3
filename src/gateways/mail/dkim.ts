import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import { ConfigError } from '#config/config-error.ts';

/** The key by which receivers see that a mail is the site's own. */
export interface DkimKey {
  domain: string;
  selector: string;
  /** RSA, in PEM. */
  privateKey: string;
}

/**
 * The signed headers: those that RFC 6376 advises, and both by which a mailbox leaves for its owner:
 * RFC 8058 lets it press only what was signed.
 */
const SIGNED = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Content-Language',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** The mail with a signature above it. */
export function signMail(mail: Buffer, { domain, selector, privateKey }: DkimKey): Promise<Buffer> {
  const key = { domainName: domain, keySelector: selector, privateKey };
  return buffer(new DKIM({ ...key, headerFieldNames: SIGNED }).sign(mail));
}

const MODULUS_BITS = 1024;

/**
 * The key of a setting, which is its text or the path of its file. Throws `ConfigError` for one that could not sign:
 * the library would send mails without a signature, and say nothing.
 */
export function readDkimKey(
  setting: Omit<DkimKey, 'privateKey'> & { privateKey: string },
): DkimKey {
  try {
    const privateKey = setting.privateKey.startsWith('-----BEGIN')
      ? setting.privateKey.replaceAll('\\n', '\n')
      : readFileSync(setting.privateKey, 'utf8');
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(privateKey);
    if (type === 'rsa' && (details?.modulusLength ?? 0) >= MODULUS_BITS)
      return { ...setting, privateKey };
  } catch {
    // The reason may repeat the key, so it is not told.
  }
  throw new ConfigError([
    `DKIM_PRIVATE_KEY cannot be used: write the path of a PEM file with an RSA key of ${MODULUS_BITS} bits or more, or its text`,
  ]);
}
