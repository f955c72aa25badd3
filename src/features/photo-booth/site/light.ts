/** Mean brightness from 0 to 255, under which features drown. */
const DARK = 45;
/** How much neighbouring pixels differ, against how much all do, where the phone is moving. */
const BLURRED = 0.004;
/** The variance up to which blur is not judged: a picture of a bare wall cannot be sharp. */
const LEAST_SPREAD = 60;
const SIDE = 96;

let context: CanvasRenderingContext2D | null | undefined;

/** The fault of light or movement that makes a picture useless, whoever is in it. */
export function lightOf(video: HTMLVideoElement): 'dark' | 'still' | undefined {
  const grey = middleOf(video);
  if (!grey) return undefined;
  let [sum, squares, edges] = [0, 0, 0];
  const at = (index: number) => grey[index] ?? 0;
  for (let y = 1; y < SIDE - 1; y += 1)
    for (let x = 1; x < SIDE - 1; x += 1) {
      const here = y * SIDE + x;
      const value = at(here);
      const edge = 4 * value - at(here - 1) - at(here + 1) - at(here - SIDE) - at(here + SIDE);
      sum += value;
      squares += value * value;
      edges += edge * edge;
    }
  const count = (SIDE - 2) ** 2;
  const mean = sum / count;
  if (mean < DARK) return 'dark';
  const spread = squares / count - mean * mean;
  return spread > LEAST_SPREAD && edges / count / spread < BLURRED ? 'still' : undefined;
}

/** The middle of the picture, where the frame is, in shades of grey. */
function middleOf(video: HTMLVideoElement): Float32Array | undefined {
  context ??= Object.assign(document.createElement('canvas'), {
    width: SIDE,
    height: SIDE,
  }).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight) * 0.7;
  const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
  context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const grey = new Float32Array(SIDE * SIDE);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    grey[pixel] = 0.3 * red + 0.59 * green + 0.11 * blue;
  }
  return grey;
}
