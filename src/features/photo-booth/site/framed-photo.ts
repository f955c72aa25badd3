import { toJpeg } from '#client/shrink-photo.ts';

/** The words on the frame: the event above its day, and whose campaign it is. */
export interface FrameWords {
  event: string;
  day: string;
  campaign: string;
}

/** Programs that photos are shared with show no more. */
const LONGEST = 2048;
const QUALITY = 0.88;
/** The dado below the photo, and the painted line above it, as parts of its shorter side. */
const DADO = 0.17;
const LINE = 0.014;

/**
 * A photo above a dado with the words on it, in the colours and letters of this page. It is drawn here, so that
 * the server keeps no further copy of a photo that only its owner asked for.
 */
export async function framed(photo: Blob, words: FrameWords): Promise<Blob | undefined> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const unit = Math.min(width, height);
  const line = Math.ceil(unit * LINE);
  const dado = Math.round(unit * DADO);
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: height + line + dado,
  });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const colours = readColours();
  context.fillStyle = colours.spark;
  context.fillRect(0, height, width, line);
  context.fillStyle = colours.dado;
  context.fillRect(0, height + line, width, dado);
  context.fillStyle = colours.letters;
  write(context, words, { top: height + line, height: dado, width });
  return toJpeg(canvas, QUALITY);
}

interface Place {
  top: number;
  height: number;
  width: number;
}

/** The event and its day at the beginning of the dado, the campaign at its end, each as large as it fits. */
function write(context: CanvasRenderingContext2D, words: FrameWords, place: Place): void {
  const { top, height, width } = place;
  const margin = height * 0.28;
  const room = width - margin * 3;
  const { fontFamily } = getComputedStyle(document.body);
  const put = (text: string, size: number, at: { x: number; y: number; room: number }) => {
    context.font = `${size > height * 0.25 ? 700 : 500} ${size}px ${fontFamily}`;
    context.fillText(text, at.x, top + height * at.y, at.room);
  };
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  put(words.event, height * 0.34, { x: margin, y: 0.36, room: room * 0.64 });
  put(words.day, height * 0.22, { x: margin, y: 0.73, room: room * 0.64 });
  context.textAlign = 'right';
  put(words.campaign, height * 0.27, { x: width - margin, y: 0.5, room: room * 0.36 });
}

/** The campaign's own hue, as the style sheet has it on this page. */
function readColours() {
  const probe = document.createElement('i');
  document.body.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = { spark: read('--spark'), dado: read('--dado'), letters: read('--on-dado') };
  probe.remove();
  return colours;
}
