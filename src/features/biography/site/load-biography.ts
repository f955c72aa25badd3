import type { Call } from '#contract/call.ts';
import { listJourney } from '#features/journey/contract.ts';
import { findPageByName, findSectionsByPageName } from '#features/pages/contract.ts';
import { sectionsOf, textPageOf } from '#ui/page/text/text-page.ts';
import { timelineSegments } from './timeline-segments.ts';

const byName = { query: { title: 'biography' } };

/** Loads the introduction, and the timeline: each chapter with the milestones up to the next. */
export async function loadBiography(call: Call) {
  const [page, chapters, { data }] = await Promise.all([
    call(findPageByName, byName).then(textPageOf),
    call(findSectionsByPageName, byName).then(sectionsOf),
    call(listJourney),
  ]);
  const milestones = data.map(({ slug, year, title, summary, body, language }) => {
    return { slug, year, title, summary, body, language };
  });
  return { page, segments: timelineSegments(chapters, milestones) };
}

export type Biography = Awaited<ReturnType<typeof loadBiography>>;
export type Chapter = NonNullable<Biography['segments'][number]['chapter']>;
export type Milestone = Biography['segments'][number]['milestones'][number];
