/**
 * The script of a photo page: keys, swipes, one history entry for all photos, prefetched
 * neighbours, and a share button. Every step is a click on an existing link.
 */
import { keepOneStep } from './history.ts';
import { stepWithKeys } from './keys.ts';
import { prefetchNeighbours } from './prefetch-neighbours.ts';
import { enableShareButton } from './share-button.ts';
import { stepWithSwipes } from './swipes.ts';

const lightbox = document.querySelector<HTMLElement>('.lightbox');
if (lightbox) {
  keepOneStep(lightbox);
  stepWithKeys(lightbox);
  stepWithSwipes(lightbox);
  enableShareButton(lightbox);
  prefetchNeighbours(lightbox);
}
