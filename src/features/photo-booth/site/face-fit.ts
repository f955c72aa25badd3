import type { Box as EngineBox } from '#face-search/engine/boxes.ts';
import { lightOf } from './light.ts';

/** How the face stands in the frame; `unknown` at first, and `untold` where nothing here finds faces. */
export type Fit = 'unknown' | 'untold' | 'fits' | 'nearer' | 'centre' | 'alone' | 'dark' | 'still';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The detector of the Shape Detection API, which some phones have. */
interface FaceDetector {
  detect(source: HTMLVideoElement): Promise<readonly { boundingBox: Box }[]>;
}

declare global {
  interface Window {
    FaceDetector?: new (options: { fastMode: boolean; maxDetectedFaces: number }) => FaceDetector;
  }
}

const INTERVAL_MS = 500;
/** Somebody in the background is no second person, as long as they are so much smaller. */
const BACKGROUND = 0.5;
/** The least width of a face, as a part of the picture's. */
const NEAR = 0.16;
/** The farthest that a face may be from the middle, as a part of the picture. */
const OFF_CENTRE = 0.22;

type Locate = (video: HTMLVideoElement) => Promise<readonly Box[]>;

/**
 * Tells twice a second how the face stands, until it is stopped. Where neither our own detector is
 * loaded nor the browser has one, only light and stillness are told.
 */
export function followFit(
  video: HTMLVideoElement,
  tell: (fit: Fit) => void,
  own?: (video: HTMLVideoElement) => Promise<readonly EngineBox[]>,
): () => void {
  const locate = own ? located(own) : detectorOfBrowser();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    if (video.videoWidth > 0 && !document.hidden) {
      const fit = lightOf(video) ?? (await fitOf(video, locate));
      if (!isOver) tell(fit);
    }
    if (!isOver) timer = setTimeout(() => void look(), INTERVAL_MS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const located =
  (own: (video: HTMLVideoElement) => Promise<readonly EngineBox[]>): Locate =>
  async (video) =>
    (await own(video)).map(({ left, top, ...size }) => ({ x: left, y: top, ...size }));

/** Undefined where there is none, or the system has none behind the interface. */
function detectorOfBrowser(): Locate | undefined {
  try {
    const detector =
      window.FaceDetector && new window.FaceDetector({ fastMode: true, maxDetectedFaces: 3 });
    if (!detector) return undefined;
    return async (video) => {
      const faces = await detector.detect(video);
      return faces.map(({ boundingBox }) => boundingBox);
    };
  } catch {
    return undefined;
  }
}

async function fitOf(video: HTMLVideoElement, locate: Locate | undefined): Promise<Fit> {
  const faces = await locate?.(video).catch(() => undefined);
  return faces ? fitOfFaces(faces, video) : 'untold';
}

/** Boxes of faces in pixels of the picture. */
export function fitOfFaces(
  faces: readonly Box[],
  { videoWidth, videoHeight }: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>,
): Fit {
  const [face, other] = [...faces].sort((a, b) => b.width - a.width);
  if (!face) return 'centre';
  if (other && other.width > face.width * BACKGROUND) return 'alone';
  const across = (face.x + face.width / 2) / videoWidth - 0.5;
  const down = (face.y + face.height / 2) / videoHeight - 0.5;
  if (Math.max(Math.abs(across), Math.abs(down)) > OFF_CENTRE) return 'centre';
  return face.width / videoWidth < NEAR ? 'nearer' : 'fits';
}
