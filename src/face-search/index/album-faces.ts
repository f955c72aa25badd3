import { exactSearch, MetricKind } from 'usearch';
import { DIMENSIONS } from '../model-id.ts';
import { likenessOf } from '../vector.ts';

/** A face as it is kept in memory: without its vector in full. */
export interface SmallFace {
  id: number;
  photoId: string;
  size: number;
  small: Int8Array;
}

export interface NearFace {
  face: Omit<SmallFace, 'small'>;
  /** By the vectors of one octet a number. */
  likeness: number;
}

const FIRST_ROOM = 64;
const FIRST_COUNT = 64;

/** The faces of one album in one piece of memory, an octet for each number of a vector. */
export class AlbumFaces {
  #room = new Int8Array(FIRST_ROOM * DIMENSIONS);
  readonly #faces: Omit<SmallFace, 'small'>[] = [];

  get size(): number {
    return this.#faces.length;
  }

  add({ small, ...face }: SmallFace): void {
    const at = this.#faces.length * DIMENSIONS;
    if (at + DIMENSIONS > this.#room.length) {
      const larger = new Int8Array(this.#room.length * 2);
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room.set(small, at);
    this.#faces.push(face);
  }

  /** The last face takes the place of each that goes. */
  removePhotos(photoIds: ReadonlySet<string>): void {
    for (let nth = this.#faces.length - 1; nth >= 0; nth -= 1) {
      if (!photoIds.has(this.#faces[nth]?.photoId ?? '')) continue;
      const last = this.#faces.pop();
      if (!last || nth === this.#faces.length) continue;
      const from = this.#faces.length * DIMENSIONS;
      this.#room.copyWithin(nth * DIMENSIONS, from, from + DIMENSIONS);
      this.#faces[nth] = last;
    }
  }

  /** Every face that is at least so like the probe; it looks further as long as the last one still is. */
  near(probe: Int8Array, least: number): NearFace[] {
    if (this.size === 0) return [];
    for (let count = FIRST_COUNT; ; count *= 8) {
      const found = this.#nearest(probe, Math.min(count, this.size));
      const isAll = found.length >= this.size || (found.at(-1)?.likeness ?? -1) < least;
      if (isAll) return found.filter(({ likeness }) => likeness >= least);
    }
  }

  #nearest(probe: Int8Array, count: number): NearFace[] {
    const faces = this.#room.subarray(0, this.size * DIMENSIONS);
    // Cosines take half as long again, for lengths that are all the same. A distance is 1 − the product.
    const { keys, distances } = exactSearch(faces, probe, DIMENSIONS, count, MetricKind.IP, 1);
    return [...keys].flatMap((key, nth) => {
      const face = this.#faces[Number(key)];
      return face ? [{ face, likeness: likenessOf(1 - (distances[nth] ?? 1)) }] : [];
    });
  }
}
