import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { groupPhoto, selfieOfAnother, selfieOfHer } from '#test/face-pictures.ts';
import { hasModels, modelsFolder } from '../model-files.ts';
import { decode } from '../native/decode.ts';
import { openModels } from '../native/open-models.ts';
import { dot } from '../vector.ts';
import { findFaces } from './find-faces.ts';
import type { Face } from './find-faces.ts';
import { judgeSelfie } from './judge-selfie.ts';

const numbers = [1, 2, 3, 4, 5, 6] as const;
/** These resemble each other more than strangers should; nothing is said of them. */
const doubtful = [
  [1, 4],
  [4, 6],
];

describe.runIf(hasModels())('the engine', async () => {
  const models = await openModels(modelsFolder);
  const photos = new Map<number, Face[]>();
  for (const number of numbers)
    photos.set(number, await findFaces(models, await decode(groupPhoto(number))));

  const vectorOf = async (bytes: Buffer) => {
    const judged = await judgeSelfie(models, await decode(bytes));
    return 'vector' in judged ? judged.vector : judged.fault;
  };
  const likeness = async (a: Buffer, b: Buffer) => {
    const [one, other] = [await vectorOf(a), await vectorOf(b)];
    return typeof one === 'string' || typeof other === 'string'
      ? `${String(one)} ${String(other)}`
      : dot(one, other);
  };

  test('finds every face of the group photographs, and nothing else', () => {
    expect(numbers.map((number) => photos.get(number)?.length)).toEqual([3, 1, 3, 4, 5, 4]);
  });

  test('knows the one who is in two photographs, and takes no two people for one', () => {
    const all = numbers.flatMap((number) =>
      (photos.get(number) ?? []).map((face) => ({ number, face })),
    );
    const pairs = all.flatMap((one, nth) =>
      all.slice(0, nth).map((other) => ({
        numbers: [other.number, one.number],
        likeness: dot(one.face.vector, other.face.vector),
      })),
    );
    const told = pairs.filter(
      ({ numbers: [a, b] }) => !doubtful.some(([c, d]) => a === c && b === d),
    );
    const same = told.filter(({ likeness: each }) => each > 0.45);
    expect(same).toEqual([{ numbers: [1, 3], likeness: expect.closeTo(0.69, 1) }]);
  });

  test('knows a face again that is turned, mirrored, grey, small or worn out', async () => {
    const selfie = await selfieOfAnother();
    const changed = {
      mirrored: sharp(selfie).flop(),
      grey: sharp(selfie).greyscale(),
      smaller: sharp(selfie).resize(320),
      'half as light': sharp(selfie).linear(0.5, 0),
      'lying on its side': sharp(selfie).rotate(90),
      'upside down': sharp(selfie).rotate(180),
      'lying as the camera says': sharp(selfie).rotate(-90).withMetadata({ orientation: 6 }),
    };
    for (const [what, picture] of Object.entries(changed))
      expect(await likeness(selfie, await picture.jpeg().toBuffer()), what).toBeGreaterThan(0.88);
    const worn = await sharp(selfie).jpeg({ quality: 30 }).toBuffer();
    expect(await likeness(selfie, worn)).toBeGreaterThan(0.88);
  });

  test('says what is wrong with a selfie', async () => {
    const selfie = await selfieOfHer();
    const jpeg = (picture: Sharp) => picture.jpeg().toBuffer();
    const wall = sharp({ create: { width: 600, height: 600, channels: 3, background: '#987' } });
    expect(await vectorOf(await jpeg(wall))).toBe('none');
    expect(await vectorOf(groupPhoto(1))).toBe('several');
    expect(await vectorOf(await jpeg(sharp(selfie).resize(120)))).toBe('small');
    expect(await vectorOf(await jpeg(sharp(selfie).linear(0.14, 0)))).toBe('dark');
    expect(await vectorOf(await jpeg(sharp(selfie).blur(7)))).toBe('blurred');
    await expect(vectorOf(Buffer.from('no picture at all'))).rejects.toThrow('cannot be read');
  });
});
