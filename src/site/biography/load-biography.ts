import { listJourney } from '#features/journey/contract.ts';
import { loadPage, loadSections } from '#features/pages/site/load-page.ts';
import type { Call } from '#contract/call.ts';
import { stretchesOf } from './stretches.ts';

/** The opening words, and the road: each chapter with the milestones up to the next. */
export async function loadBiography(call: Call) {
  const [page, chapters, { data }] = await Promise.all([
    loadPage(call, 'biography'),
    loadSections(call, 'biography'),
    call(listJourney),
  ]);
  const milestones = data.map(({ slug, year, title, summary, body, language }) => {
    return { slug, year, title, summary, body, language };
  });
  return { page, stretches: stretchesOf(chapters, milestones) };
}

export type Biography = Awaited<ReturnType<typeof loadBiography>>;
export type Chapter = NonNullable<Biography['stretches'][number]['chapter']>;
export type Stone = Biography['stretches'][number]['milestones'][number];
