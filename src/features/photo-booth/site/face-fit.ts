/** How the face stands in the frame; `unknown` where this browser can't tell. */
export type Fit = 'unknown' | 'fits' | 'nearer' | 'centre' | 'alone' | 'dark';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of the Shape Detection API, which some phones have. */
interface FaceDetector {
  detect(source: HTMLVideoElement): Promise<readonly { boundingBox: Box }[]>;
}

declare global {
  interface Window {
    FaceDetector?: new (options: { fastMode: boolean; maxDetectedFaces: number }) => FaceDetector;
  }
}

const EVERY_MS = 500;
/** Mean brightness from 0 to 255, under which features drown. */
const DARK = 45;
/** The least width of a face, as a part of the picture's. */
const NEAR = 0.16;
/** The farthest that a face may be from the middle, as a part of the picture. */
const OFF_CENTRE = 0.22;

/** Tells twice a second how the face stands, until it is stopped. */
export function followFit(video: HTMLVideoElement, tell: (fit: Fit) => void): () => void {
  const detector = window.FaceDetector && createDetector(window.FaceDetector);
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    if (video.videoWidth > 0 && !document.hidden) {
      const fit = isDark(video, context) ? 'dark' : await fitOf(video, detector);
      if (!isOver) tell(fit);
    }
    if (!isOver) timer = setTimeout(() => void look(), EVERY_MS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Undefined where the system has no detector behind the interface. */
function createDetector(Detector: NonNullable<Window['FaceDetector']>): FaceDetector | undefined {
  try {
    return new Detector({ fastMode: true, maxDetectedFaces: 3 });
  } catch {
    return undefined;
  }
}

async function fitOf(video: HTMLVideoElement, detector: FaceDetector | undefined): Promise<Fit> {
  const faces = await detector?.detect(video).catch(() => undefined);
  if (!faces) return 'unknown';
  return fitOfFaces(
    faces.map(({ boundingBox }) => boundingBox),
    video,
  );
}

/** Boxes of faces in pixels of the picture. */
export function fitOfFaces(
  faces: readonly Box[],
  { videoWidth, videoHeight }: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>,
): Fit {
  const [face, other] = faces;
  if (!face) return 'centre';
  if (other) return 'alone';
  const across = (face.x + face.width / 2) / videoWidth - 0.5;
  const down = (face.y + face.height / 2) / videoHeight - 0.5;
  if (Math.max(Math.abs(across), Math.abs(down)) > OFF_CENTRE) return 'centre';
  return face.width / videoWidth < NEAR ? 'nearer' : 'fits';
}

function isDark(video: HTMLVideoElement, context: CanvasRenderingContext2D | null): boolean {
  if (!context) return false;
  const { width, height } = context.canvas;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let sum = 0;
  for (let index = 0; index < data.length; index += 4)
    sum += 0.3 * (data[index] ?? 0) + 0.59 * (data[index + 1] ?? 0) + 0.11 * (data[index + 2] ?? 0);
  return sum / (width * height) < DARK;
}
