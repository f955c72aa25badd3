import type { Call } from '#contract/call.ts';
import { findPageByName, findSectionsByPageName } from '#features/pages/contract.ts';
import { sectionsOf, textPageOf } from '#ui/page/text/text-page.ts';
import { listGovernance } from '../contract.ts';

const byName = { query: { title: 'governance' } };

/** Loads the page's text, the figures and the sections below them. */
export async function loadGovernance(call: Call) {
  const [page, { data }, sections] = await Promise.all([
    call(findPageByName, byName).then(textPageOf),
    call(listGovernance),
    call(findSectionsByPageName, byName).then(sectionsOf),
  ]);
  const figures = data.map(({ slug, title, summary, body, value, unit, source, language }) => {
    return { slug, title, summary, body, value, unit, source, language };
  });
  return { page, figures, sections };
}

export type Figure = Awaited<ReturnType<typeof loadGovernance>>['figures'][number];
