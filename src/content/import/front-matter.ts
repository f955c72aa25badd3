import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';

/** The value of one key, and the line of the file that it stands on. */
export interface Entry {
  value: unknown;
  line: number;
}

export type Entries = ReadonlyMap<string, Entry>;

/** The first line of a file is the fence above its front matter. */
const LINES_ABOVE = 1;

/**
 * Reads front matter, the text between the fences. Undefined when it is no map of keys, or not
 * YAML, and each reason is reported with its line in the file.
 */
export function readFrontMatter(
  text: string,
  report: (line: number, message: string) => void,
): Entries | undefined {
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line + LINES_ABOVE;
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  for (const { pos, message } of document.errors) report(lineAt(pos[0]), message);
  if (document.errors.length > 0) return undefined;
  if (document.contents === null) return new Map();
  if (!isMap(document.contents))
    return void report(lineAt(0), 'write one "key: value" on each line');
  const entries = new Map<string, Entry>();
  for (const { key, value } of document.contents.items) {
    const line = isNode(key) && key.range ? lineAt(key.range[0]) : lineAt(0);
    const read = valueOf(value, document);
    if (read) entries.set(isScalar(key) ? String(key.value) : String(key), { ...read, line });
    else report(line, 'repeats itself too often by its aliases; write the value out');
  }
  return entries;
}

/** Undefined for a few lines whose aliases stand for more than memory holds; the parser stops at those. */
function valueOf(node: unknown, document: Document): { value: unknown } | undefined {
  try {
    return { value: isNode(node) ? node.toJS(document) : node };
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}
