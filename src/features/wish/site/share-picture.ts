const TYPE = 'image/png';

/** Phones hand a file to another program; most desks can't. */
export function canSharePictures(): boolean {
  const file = new File([''], 'card.png', { type: TYPE });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands the picture to another program, with its title as the message. */
export async function sharePicture(address: string, title: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The card was answered with ${response.status}`);
  const file = new File([await response.blob()], 'card.png', { type: TYPE });
  await navigator.share({ files: [file], text: title }).catch((error: unknown) => {
    // The person may change their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
