import { readFile } from 'node:fs/promises';
import { readFrontMatter } from './front-matter.ts';
import type { Entries } from './front-matter.ts';
import type { ImportError, Report } from './import-error.ts';
import { isOutsideCampaign } from './is-outside-campaign.ts';

/** One Markdown file: the entries of its front matter with their lines, and the text below. */
export interface SourceFile {
  /** The path, as errors name it. */
  path: string;
  entries: Entries;
  body: string;
  /** The line that the body begins on. */
  bodyLine: number;
}

const FENCED = /^---[ \t]*\n(?<yaml>[^]*?\n)?---[ \t]*(?:\n|$)(?<body>[^]*)$/;

/** Reads one file; undefined when it cannot be read as one, and the reason is reported. */
export async function readSourceFile(
  path: string,
  report: Report,
): Promise<SourceFile | undefined> {
  const fault = (line: number, message: string): ImportError => ({ file: path, line, message });
  if (await isOutsideCampaign(path))
    return void report(fault(1, 'the file is a link out of the campaign'));
  const text = decode(await readFile(path));
  if (text === undefined) return void report(fault(1, 'the file is not text in UTF-8'));
  const parts = FENCED.exec(text)?.groups;
  if (!parts) return void report(fault(1, 'write the front matter between two lines of ---'));
  const { yaml = '', body = '' } = parts;
  const entries = readFrontMatter(yaml, (line, message) => report(fault(line, message)));
  return entries && { path, entries, body, bodyLine: lineCount(text) - lineCount(body) + 1 };
}

/**
 * Decodes text into one form for all editors: letters composed, lines ended by \n, no byte order mark.
 */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.replaceAll('\r\n', '\n').normalize('NFC');
  } catch {
    return undefined;
  }
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
