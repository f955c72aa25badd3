/** A thread that looks at one PDF: how many pages it has, how the first one looks, whether it runs anything. */
import { parentPort, workerData } from 'node:worker_threads';
import { ColorSpace, Document, Matrix, PDFDocument } from 'mupdf';
import type { PDFObject } from 'mupdf';

/** The findings; `refused` completes "The file …". */
export type PdfLook = { pages: number; png: Uint8Array } | { refused: string };

/** The maximum width and height of the picture, in pixels. */
const WIDTH = 1200;
const MAX_HEIGHT = 3600;
/** Levels that are looked into below an object; deeper ones are objects of their own. */
const DEEPEST = 6;
const RUNNING = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm']);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(look(workerData as Uint8Array));

function look(bytes: Uint8Array): PdfLook {
  try {
    const document = Document.openDocument(bytes, 'application/pdf');
    if (document.needsPassword()) return { refused: 'is locked with a password' };
    if (!(document instanceof PDFDocument)) return { refused: 'is not a PDF' };
    if (runsSomething(document)) return { refused: 'holds a program. Print it as a new PDF' };
    return { pages: document.countPages(), png: drawFirstPage(document) };
  } catch {
    return { refused: 'is damaged and cannot be read as a PDF' };
  }
}

function drawFirstPage(document: PDFDocument): Uint8Array {
  const page = document.loadPage(0);
  const [left, top, right, bottom] = page.getBounds();
  const scale = Math.min(WIDTH / (right - left), MAX_HEIGHT / (bottom - top));
  const pixels = page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true);
  return pixels.asPNG();
}

/** Looks at every object, because an action may hang on any of them. */
function runsSomething(document: PDFDocument): boolean {
  for (let number = 1; number < document.countObjects(); number += 1)
    if (isRunning(document.newIndirect(number).resolve(), 0)) return true;
  return false;
}

function isRunning(object: PDFObject, depth: number): boolean {
  if (depth > DEEPEST || object.isIndirect()) return false;
  if (object.isArray()) return isAny(object, depth);
  if (!object.isDictionary()) return false;
  const action = object.get('S');
  if (action.isName() && RUNNING.has(action.asName())) return true;
  return !object.get('JS').isNull() || isAny(object, depth);
}

function isAny(object: PDFObject, depth: number): boolean {
  let found = false;
  object.forEach((value: PDFObject) => {
    found ||= isRunning(value, depth + 1);
  });
  return found;
}
