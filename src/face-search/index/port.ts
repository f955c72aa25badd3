/** A face that can be found. */
export interface IndexedFace {
  id: number;
  photoId: string;
  albumId: string;
  /** Pixels of its shorter side. */
  size: number;
  /** Of length 1. */
  vector: Float32Array;
}

/** A face that is like one that was looked for. */
export interface Hit {
  faceId: number;
  photoId: string;
  size: number;
  /** From −1 to 1. */
  likeness: number;
  /** Of length 1. */
  vector: Float32Array;
}

export interface Search {
  /** Of length 1. */
  probe: Float32Array;
  /** Hits are at least so like it. */
  least: number;
  /** Only faces of this album. */
  albumId?: string | undefined;
  /** Photos whose faces are passed over. */
  exceptPhotos?: ReadonlySet<string>;
}

/** Finds every face that is like another: none is left out, however many there are. */
export interface FaceIndex {
  add(faces: readonly IndexedFace[]): Promise<void>;
  /** Removes all faces of photos; those that are not there are passed over. */
  removePhotos(photoIds: readonly string[]): Promise<void>;
  /** All faces that are like enough, best first. */
  search(search: Search): Promise<Hit[]>;
  /** How many faces there are. */
  size(): Promise<number>;
}

/** The faces of a photo as they were at one revision of it. */
export interface PhotoFaces<Face = IndexedFace> {
  photoId: string;
  revision: number;
  faces: readonly Face[];
}

/** Reads the faces of photos; one that has none to be found is not named. */
export type ReadFaces<Face = IndexedFace> = (
  photoIds: readonly string[],
) => Promise<readonly PhotoFaces<Face>[]>;

/** An index that knows which revision of each photo it holds, so that it can follow a list of photos elsewhere. */
export interface FollowingIndex<Face = IndexedFace> extends FaceIndex {
  /** The revisions of these photos, or of all, as far as they are there. */
  revisions(photoIds?: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Makes photos what is read of them when their turn has come; those that have no faces then go. */
  bringInLine(photoIds: readonly string[], read: ReadFaces<Face>): Promise<void>;
}
