/** Phones hand a file of a type to another program; most desks can't. */
export function canShareFiles(type: 'image/jpeg' | 'image/png'): boolean {
  const file = new File([''], `picture.${type.slice('image/'.length)}`, { type });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

interface Sharing {
  /** The name that the other program sees. */
  name: string;
  /** Words that go along. */
  words: { title: string } | { text: string };
}

/** Hands the file at an address to another program. Throws where the address does not answer. */
export async function shareFile({
  address,
  ...sharing
}: Sharing & { address: string }): Promise<void> {
  await shareBlob(await fetchFile(address), sharing);
}

/** The file at an address. Throws where it does not answer. */
export async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
  return response.blob();
}

/** Hands a file that was made here to another program. */
export async function shareBlob(blob: Blob, { name, words }: Sharing): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  await navigator.share({ files, ...words }).catch((error: unknown) => {
    // The person may change their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
