/** How much a call may send, and how long that may take. */
export interface CallLimits {
  /** Octets of the JSON, or of all texts of a form together. */
  body: number;
  /** Files of a form. */
  files: number;
  /** Octets of one file. */
  fileBytes: number;
  /** Between the first octet of a request and its last. */
  seconds: number;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The limit of a body with a long text, of which JSON may write each letter in six: `\u0915`. */
export const LONG_TEXT_BYTES = 64 * KILOBYTE;

/** The limits of every call that declares no others. */
export const usualLimits: CallLimits = {
  body: 16 * KILOBYTE,
  files: 1,
  fileBytes: 5 * MEGABYTE,
  seconds: 20,
};

export function limitsOf({ limits }: { limits?: Partial<CallLimits> }): CallLimits {
  return { ...usualLimits, ...limits };
}

/** The sentence for a text or a JSON that is too long; the usual limit is not worth naming. */
export function bodyTooLarge({ body }: Pick<CallLimits, 'body'>): string | undefined {
  if (body === usualLimits.body) return undefined;
  return `Send at most ${sizeInWords(body)}.`;
}

/** A count of one needs no number, and no language a singular. */
export function tooManyFiles({ files }: Pick<CallLimits, 'files'>): string | undefined {
  return files > 1 ? `Send at most ${files} files.` : undefined;
}

export function fileTooLarge({ fileBytes }: Pick<CallLimits, 'fileBytes'>): string {
  return `Choose a file of at most ${sizeInWords(fileBytes)}.`;
}

function sizeInWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.floor(bytes / KILOBYTE)} kB`;
  return `${Math.floor(bytes / MEGABYTE)} MB`;
}
