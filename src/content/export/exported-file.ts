/** A file of an exported campaign: its path within the folder, and what is in it. */
export interface ExportedFile {
  path: string;
  /** A text, or the key of a file in storage. */
  content: { text: string } | { key: string };
}
