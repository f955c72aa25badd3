import { shrinkPhoto, toJpeg } from '#client/shrink-photo.ts';

/** The most that a selfie weighs on its way: four seconds of 3G. */
const MAX_BYTES = 200_000;

const SIZES = [
  { longest: 1080, quality: 0.85 },
  { longest: 960, quality: 0.75 },
  { longest: 800, quality: 0.7 },
  { longest: 640, quality: 0.6 },
] as const;

/** Room around the frame, as a part of its size: hair and chin, but few people behind. */
const MARGIN = 0.3;

/** A photo of a face, small enough to be sent; undefined for a file that is no picture. */
export async function selfieOf(photo: Blob): Promise<Blob | undefined> {
  let selfie: Blob | undefined;
  for (const size of SIZES) {
    selfie = await shrinkPhoto(photo, size);
    if (!selfie || selfie.size <= MAX_BYTES) return selfie;
  }
  return selfie;
}

/** The part of the camera's picture that the frame shows, with some room around it. */
export async function takeSelfie(
  video: HTMLVideoElement,
  frame: Element,
): Promise<Blob | undefined> {
  const { x, y, width, height } = partOf(video, frame);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  const photo = await toJpeg(canvas, 0.92);
  return photo && selfieOf(photo);
}

/** The frame, with its margin, in the picture of a video that covers its box, in pixels of the picture. */
function partOf(video: HTMLVideoElement, frame: Element) {
  const box = video.getBoundingClientRect();
  const seen = frame.getBoundingClientRect();
  const { videoWidth, videoHeight } = video;
  const scale = Math.max(box.width / videoWidth, box.height / videoHeight);
  const offset = {
    x: (videoWidth * scale - box.width) / 2,
    y: (videoHeight * scale - box.height) / 2,
  };
  const left = (seen.left - box.left - seen.width * MARGIN + offset.x) / scale;
  const top = (seen.top - box.top - seen.height * MARGIN + offset.y) / scale;
  const right = left + (seen.width * (1 + 2 * MARGIN)) / scale;
  const bottom = top + (seen.height * (1 + 2 * MARGIN)) / scale;
  const x = Math.max(0, Math.round(left));
  const y = Math.max(0, Math.round(top));
  return {
    x,
    y,
    width: Math.min(videoWidth, Math.round(right)) - x,
    height: Math.min(videoHeight, Math.round(bottom)) - y,
  };
}
