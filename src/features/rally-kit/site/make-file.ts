import type { Failure } from '#contract/failure.ts';

/** A file that is here; `address` shows it to this page alone. */
export interface MadeFile {
  blob: Blob;
  name: string;
  address: string;
}

const load = () =>
  Promise.all([
    import('../contract.ts'),
    import('#client/save-file.ts'),
    import('#contract/failure.ts'),
  ]);

/** Loads the code that making needs. */
export const prepareMaking = (): Promise<unknown> => load();

/** Has a picture made; a PDF is saved at once, because pages do not show it. */
export async function makeFile(
  typed: Record<string, string>,
  as: 'picture' | 'pdf',
): Promise<{ success: true; file: MadeFile | undefined } | Failure> {
  const [{ drawKit, printKit }, { callForFile, saveBlob }, { CallFailed }] = await load();
  try {
    const { blob, name } = await callForFile(as === 'pdf' ? printKit : drawKit, { form: typed });
    if (as === 'pdf') saveBlob(blob, name);
    const file = as === 'pdf' ? undefined : { blob, name, address: URL.createObjectURL(blob) };
    return { success: true, file };
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
}
