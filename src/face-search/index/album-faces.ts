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
/** Faces of a block, eight megabytes. */
const BLOCK = 16_384;

/**
 * The faces of one album, an octet for each number of a vector, in blocks: where many faces of one are like the
 * probe, only that block is searched further. Each is memory of its own, as the search begins at the first
 * octet of the memory whichever part of it is handed over.
 */
export class AlbumFaces {
  readonly #blocks: Int8Array<ArrayBuffer>[] = [];
  readonly #faces: Omit<SmallFace, 'small'>[] = [];

  get size(): number {
    return this.#faces.length;
  }

  add({ small, ...face }: SmallFace): void {
    const [nth, at] = placeOf(this.size);
    const block = this.#blocks[nth];
    if (!block) this.#blocks.push(new Int8Array(FIRST_ROOM * DIMENSIONS));
    else if (at === block.length) this.#blocks[nth] = twiceAsLarge(block);
    this.#blocks[nth]?.set(small, at);
    this.#faces.push(face);
  }

  /** The last face takes the place of each that goes. */
  removePhotos(photoIds: ReadonlySet<string>): void {
    for (let nth = this.size - 1; nth >= 0; nth -= 1) {
      if (!photoIds.has(this.#faces[nth]?.photoId ?? '')) continue;
      const last = this.#faces.pop();
      if (!last || nth === this.size) continue;
      this.#move(this.size, nth);
      this.#faces[nth] = last;
    }
    this.#blocks.length = Math.ceil(this.size / BLOCK);
  }

  #move(from: number, to: number): void {
    const [[source, start], [target, at]] = [placeOf(from), placeOf(to)];
    const moved = this.#blocks[source]?.subarray(start, start + DIMENSIONS);
    if (moved) this.#blocks[target]?.set(moved, at);
  }

  /** Every face that is at least so like the probe, in no order. */
  near(probe: Int8Array, least: number): NearFace[] {
    return this.#blocks.flatMap((_, nth) => this.#nearIn(nth, probe, least));
  }

  /** Looks further as long as the last face found in the block still is so like. */
  #nearIn(nth: number, probe: Int8Array, least: number): NearFace[] {
    const size = Math.min(BLOCK, this.size - nth * BLOCK);
    for (let count = FIRST_COUNT; ; count *= 8) {
      const found = this.#nearest(nth, probe, { size, count: Math.min(count, size) });
      const isAll = found.length >= size || (found.at(-1)?.likeness ?? -1) < least;
      if (isAll) return found.filter(({ likeness }) => likeness >= least);
    }
  }

  #nearest(nth: number, probe: Int8Array, most: { size: number; count: number }): NearFace[] {
    const faces = this.#blocks[nth]?.subarray(0, most.size * DIMENSIONS) ?? new Int8Array();
    // Cosines take half as long again, for lengths that are all the same. A distance is 1 − the product.
    const search = [faces, probe, DIMENSIONS, most.count, MetricKind.IP, 1] as const;
    const { keys, distances } = exactSearch(...search);
    return [...keys].flatMap((key, place) => {
      const face = this.#faces[nth * BLOCK + Number(key)];
      return face ? [{ face, likeness: likenessOf(1 - (distances[place] ?? 1)) }] : [];
    });
  }
}

/** The number of the block of a face, and the first octet of the face in it. */
const placeOf = (nth: number) => [Math.floor(nth / BLOCK), (nth % BLOCK) * DIMENSIONS] as const;

function twiceAsLarge(block: Int8Array): Int8Array<ArrayBuffer> {
  const larger = new Int8Array(block.length * 2);
  larger.set(block);
  return larger;
}
