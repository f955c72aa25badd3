import type { Face } from '#face-search/engine/find-faces.ts';
import type { JudgedSelfie } from '#face-search/engine/judge-selfie.ts';
import type { FoundPhoto } from '#face-search/find-person.ts';
import type { BoothSearch } from '#features/photo-booth/server/finder.ts';

/** The calls between the site and its process of faces. */
export interface FaceCalls {
  judge(selfie: Uint8Array): Promise<JudgedSelfie>;
  look(photo: Uint8Array): Promise<Face[]>;
  search(search: BoothSearch): Promise<FoundPhoto[]>;
}
