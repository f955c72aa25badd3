/**
 * What the page of a photo does beyond its links: keys, swipes, one step of the history for all
 * photos, the neighbours fetched ahead, and one button to pass it on. Every step is a click on a link that is there anyway.
 */
import { keepOneStep } from './history.ts';
import { fetchNeighbours } from './neighbours.ts';
import { offerToPassOn } from './pass-on.ts';
import { stepWithKeys } from './keys.ts';
import { stepWithSwipes } from './swipes.ts';

const lightbox = document.querySelector<HTMLElement>('.lightbox');
if (lightbox) {
  keepOneStep(lightbox);
  stepWithKeys(lightbox);
  stepWithSwipes(lightbox);
  offerToPassOn(lightbox);
  fetchNeighbours(lightbox);
}
