/** A file that the site does not take; the message completes "The file …" for a person. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
