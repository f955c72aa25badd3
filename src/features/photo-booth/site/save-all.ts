import { saveFile } from '#client/save-file.ts';
import { CallFailed } from '#contract/failure.ts';
import { fetchContract } from './fetch-contract.ts';

/** Saves all photos that were found as one archive. */
export async function saveAll() {
  const { downloadImages } = await fetchContract();
  try {
    await saveFile(downloadImages);
    return { success: true as const };
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
}
