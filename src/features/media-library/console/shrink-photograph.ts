/** Pixels of the longer side: enough for the widest copy of a page. */
const LONGEST = 2400;
const QUALITY = 0.85;

/**
 * A photograph made small enough for a weak network, upright, and without the place and the maker that
 * its camera wrote into it. Throws where the browser cannot read it.
 */
export async function shrinkPhotograph(file: Blob): Promise<Blob> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))),
    'image/jpeg',
    QUALITY,
  );
  return promise;
}
