import { isUtf8 } from 'node:buffer';
import { pictureType } from '#lib/picture-type.ts';
import type { PictureType } from '#lib/picture-type.ts';
import type { Widget } from '../declare/field.ts';

/** The widgets whose values are files. */
export type FileWidget = Extract<Widget, 'picture' | 'audio' | 'video' | 'pdf' | 'captions'>;

interface Format {
  type: string;
  widget: FileWidget;
  /** Judges by the bytes, because names and declared types may be wrong. */
  matches(bytes: Buffer): boolean;
}

/** The kind of file that each widget takes, to complete "The file is not …". */
export const wanted: Record<FileWidget, string> = {
  picture: 'a JPEG, PNG or WebP picture',
  audio: 'an MP3 recording',
  video: 'an MP4 film',
  pdf: 'a PDF',
  captions: 'a WebVTT caption file',
};

const MP4_BRANDS = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
]);

const formats: Format[] = [
  pictureFormat('image/jpeg'),
  pictureFormat('image/png'),
  pictureFormat('image/webp'),
  { type: 'audio/mpeg', widget: 'audio', matches: isMp3 },
  { type: 'video/mp4', widget: 'video', matches: isMp4 },
  { type: 'application/pdf', widget: 'pdf', matches: beginsWith('%PDF-') },
  { type: 'text/vtt', widget: 'captions', matches: isWebVtt },
];

export function isFileWidget(widget: Widget): widget is FileWidget {
  return Object.hasOwn(wanted, widget);
}

/** The type of bytes that the widget takes; undefined when it does not take them. */
export function typeFor(widget: FileWidget, bytes: Buffer): string | undefined {
  return formats.find((format) => format.widget === widget && format.matches(bytes))?.type;
}

function beginsWith(signature: string) {
  return (bytes: Buffer) => latin(bytes, 0, signature.length) === signature;
}

function pictureFormat(type: PictureType): Format {
  return { type, widget: 'picture', matches: (bytes) => pictureType(bytes) === type };
}

/** Either a tag before the sound, or at once a frame of MPEG layer III. */
function isMp3(bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes;
  return latin(bytes, 0, 3) === 'ID3' || (first === 0xff && (second & 0xe6) === 0xe2);
}

function isMp4(bytes: Buffer): boolean {
  return latin(bytes, 4, 8) === 'ftyp' && MP4_BRANDS.has(latin(bytes, 8, 12));
}

function isWebVtt(bytes: Buffer): boolean {
  return (
    isUtf8(bytes) &&
    /^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(bytes.toString('utf8')) &&
    !bytes.includes(0)
  );
}

function latin(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}
