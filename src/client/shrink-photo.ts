interface Size {
  /** Pixels of the longer side. */
  longest: number;
  /** From 0 to 1. */
  quality: number;
}

/**
 * A photo as a JPEG that a weak network carries, upright, and without the place and the maker that its camera
 * wrote into it. Undefined for a file that the browser can't read as a picture.
 */
export async function shrinkPhoto(file: Blob, size: Size): Promise<Blob | undefined> {
  // A drawing has no size of its own.
  if (file.type === 'image/svg+xml') return undefined;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!picture) return undefined;
  const { width, height } = picture;
  const scale = Math.min(1, size.longest / Math.max(width, height));
  const canvas = drawn(picture, Math.ceil(width * scale), Math.ceil(height * scale));
  picture.close();
  return toJpeg(canvas, size.quality);
}

/** A picture in this size, on white: a JPEG knows no transparency. */
function drawn(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Undefined where the browser makes no picture of it. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality);
  });
}
