/**
 * What the page of a photo does beyond its links: keys, swipes, one step of the history for all
 * photos, the neighbours fetched ahead, and one button to pass it on. Every step is a click on a link that is there anyway.
 */
import { keepOneStep } from './history.ts';
import { prefetchNeighbours } from './prefetch-neighbours.ts';
import { enableShareButton } from './share-button.ts';
import { stepWithKeys } from './keys.ts';
import { stepWithSwipes } from './swipes.ts';

const lightbox = document.querySelector<HTMLElement>('.lightbox');
if (lightbox) {
  keepOneStep(lightbox);
  stepWithKeys(lightbox);
  stepWithSwipes(lightbox);
  enableShareButton(lightbox);
  prefetchNeighbours(lightbox);
}
