const HEADER = 'Exif\0\0';
/** The tag that leads to the fields of the camera. */
const CAMERA_FIELDS = 0x8769;
/** The tags of the moment at which it was taken, and of the last change of its file, also by a program. */
const [TAKEN, CHANGED] = [0x9003, 0x0132];
const ENTRY_BYTES = 12;

/**
 * The day on which a picture was taken, as `YYYY-MM-DD`; where no camera says so, the day of its file. It reads
 * these two fields alone: a library reads each value that a field claims, of which a hostile file claims gigabytes.
 */
export function takenOn(exif: Buffer | undefined): string | undefined {
  if (!exif) return undefined;
  try {
    const tiff = exif.subarray(exif.toString('latin1', 0, HEADER.length) === HEADER ? 6 : 0);
    const read = readerOf(tiff);
    const fields = read.fieldsAt(read.long(4));
    const camera = fields.get(CAMERA_FIELDS);
    const taken = camera === undefined ? undefined : read.fieldsAt(camera).get(TAKEN);
    return dayAt(tiff, taken) ?? dayAt(tiff, fields.get(CHANGED));
  } catch (error) {
    // It leads past its own end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readerOf(tiff: Buffer) {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** The fields that begin at a place: by their tag, where the value of each is. */
  const fieldsAt = (start: number): Map<number, number> =>
    new Map(
      Array.from({ length: short(start) }, (_, index) => {
        const at = start + 2 + index * ENTRY_BYTES;
        return [short(at), long(at + 8)];
      }),
    );
  return { long, fieldsAt };
}

function dayAt(tiff: Buffer, at: number | undefined): string | undefined {
  if (at === undefined) return undefined;
  const found = /^(\d{4}):(\d\d):(\d\d) /.exec(tiff.toString('latin1', at, at + 19));
  const day = found?.slice(1, 4).join('-');
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
