import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { findFaces } from '#face-search/engine/find-faces.ts';
import type { Face } from '#face-search/engine/find-faces.ts';
import { matchOf, usualThresholds } from '#face-search/matching.ts';
import { modelsFolder } from '#face-search/model-files.ts';
import { decode } from '#face-search/native/decode.ts';
import { openModels } from '#face-search/native/open-models.ts';
import { dot } from '#face-search/vector.ts';
import { groupPhoto } from '#test/face-pictures.ts';
import { printTable } from '../table.ts';

const numbers = [1, 2, 3, 4, 5, 6] as const;

/** How a photograph is changed; `place` says where a point of it then lies. */
const changes: { name: string; of: (photo: Sharp) => Sharp; place?: (x: number) => number }[] = [
  { name: 'as it is', of: (photo) => photo },
  { name: 'half as large', of: (photo) => photo.resize(960) },
  { name: 'a third', of: (photo) => photo.resize(640) },
  { name: 'mirrored', of: (photo) => photo.flop(), place: (x) => 1 - x },
  { name: 'grey', of: (photo) => photo.greyscale() },
  { name: 'half as light', of: (photo) => photo.linear(0.5, 0) },
  { name: 'a quarter as light', of: (photo) => photo.linear(0.25, 0) },
  { name: 'a little blurred', of: (photo) => photo.blur(3) },
  { name: 'blurred', of: (photo) => photo.blur(5) },
  { name: 'JPEG of quality 30', of: (photo) => photo.jpeg({ quality: 30 }) },
];

interface Known {
  person: string;
  photo: number;
  face: Face;
}

/**
 * Photographs 4 and 1, and 4 and 6, hold doubtful pairs; one woman is in both photographs 1 and 3.
 */
const doubtful = new Set(['1-4', '4-6']);

/** The faces of the group photographs, changed, against all as they are: true and false matches. */
export async function benchAccuracy(): Promise<boolean> {
  const models = await openModels(modelsFolder);
  const originals: Known[] = [];
  for (const photo of numbers) {
    const faces = await findFaces(models, await decode(groupPhoto(photo)));
    originals.push(...faces.map((face, nth) => ({ person: `${photo}.${nth}`, photo, face })));
  }
  nameTwice(originals);
  const rows = [
    ['change', 'found', 'same: sure', 'maybe', 'missed', 'others: sure', 'maybe', 'pairs'],
  ];
  let falseSure = 0;
  for (const { name, of, place = (x: number) => x } of changes) {
    const found: Known[] = [];
    for (const photo of numbers) {
      const changed = of(sharp(groupPhoto(photo)));
      const bytes = await changed.jpeg({ quality: name.includes('30') ? 30 : 90 }).toBuffer();
      const faces = await findFaces(models, await decode(bytes));
      found.push(...faces.flatMap((face) => whoIs(originals, photo, face, place)));
    }
    const told = compare(found, originals);
    falseSure += told.othersSure;
    const same = [told.sameSure, told.sameMaybe, told.sameMissed];
    const others = [told.othersSure, told.othersMaybe, told.others];
    const cells = [...same, ...others].map(String);
    rows.push([name, `${found.length} of ${originals.length}`, ...cells]);
  }
  printTable('Faces of six group photographs, changed, against all as they are', rows);
  return falseSure === 0;
}

/** Gives the woman who is in two photographs one name. */
function nameTwice(all: Known[]): void {
  const [first, third] = [1, 3].map((photo) => all.filter((each) => each.photo === photo));
  for (const one of first ?? [])
    for (const other of third ?? [])
      if (dot(one.face.vector, other.face.vector) > 0.6) other.person = one.person;
}

const middleOf = ({ box }: Face) => [box.left + box.width / 2, box.top + box.height / 2] as const;

/** Tells by its place whose face it is. */
function whoIs(all: readonly Known[], photo: number, face: Face, place: (x: number) => number) {
  const [x, y] = middleOf(face);
  const near = all.filter((each) => {
    const [left, top] = middleOf(each.face);
    return each.photo === photo && Math.hypot(place(left) - x, top - y) < 0.06;
  });
  return near.slice(0, 1).map(({ person }) => ({ person, photo, face }));
}

function compare(found: readonly Known[], originals: readonly Known[]) {
  const told = {
    sameSure: 0,
    sameMaybe: 0,
    sameMissed: 0,
    others: 0,
    othersSure: 0,
    othersMaybe: 0,
  };
  const pairs = found.flatMap((one) => originals.map((other) => ({ one, other })));
  for (const { one, other } of pairs) {
    if (isDoubtful(one.photo, other.photo)) continue;
    const likeness = dot(one.face.vector, other.face.vector);
    const match = matchOf({ likeness, size: one.face.size }, usualThresholds, originals.length);
    const isSame = one.person === other.person;
    if (isSame) told[match === 'sure' ? 'sameSure' : match ? 'sameMaybe' : 'sameMissed'] += 1;
    else if (match) told[match === 'sure' ? 'othersSure' : 'othersMaybe'] += 1;
    if (!isSame) told.others += 1;
  }
  return told;
}

const isDoubtful = (a: number, b: number) => doubtful.has(`${Math.min(a, b)}-${Math.max(a, b)}`);
