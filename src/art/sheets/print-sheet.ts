import type { Sheet } from './sheet.ts';

/** A sheet as a PDF. Few ask for one, and what writes it is large: it is loaded for the first. */
export async function printSheet(sheet: Sheet): Promise<Uint8Array> {
  const { writePdf } = await import('./write-pdf.ts');
  return writePdf(sheet);
}
