/** A problem that the person running the project can solve; the message says how. */
export class SetupFault extends Error {}

const HINTS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
    'No network: the packages could not be fetched. Connect this machine and run it again.',
  ],
  [/ENOSPC/, 'The disk is full. Make some room and run it again.'],
  [/EACCES|EPERM|EROFS/, `This user may not write to the folder ${process.cwd()}.`],
  [/EUSAGE/, 'package-lock.json does not fit package.json: run "npm install" once.'],
];

/**
 * One line that says what to do about an output or an error, if it is one of the usual kind.
 * @param {string} text
 * @returns {string | undefined}
 */
export function hintFor(text) {
  return HINTS.find(([sign]) => sign.test(text))?.[1];
}

/**
 * @param {unknown} error
 * @returns {string} what to print about it
 */
export function explain(error) {
  if (error instanceof SetupFault) return error.message;
  const text = String(error instanceof Error ? error.stack : error);
  return hintFor(text) ?? text;
}
