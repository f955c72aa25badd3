/** The square that is kept of a photo needs no more, on any screen. */
const MOST_PIXELS_A_SIDE = 1600;
const QUALITY = 0.86;

/**
 * A photo as a JPEG that a phone's network carries, upright and without what the camera noted in it.
 * Undefined for a file that the browser can't read as a picture.
 */
export async function smallerPhoto(file: Blob): Promise<Blob | undefined> {
  // A drawing has no size of its own.
  if (file.type === 'image/svg+xml') return undefined;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!picture) return undefined;
  const scale = Math.min(1, MOST_PIXELS_A_SIDE / Math.max(picture.width, picture.height));
  return draw(picture, Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
}

async function draw(picture: ImageBitmap, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG knows no transparency: what is seen through becomes paper, not night.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise<Blob | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}
