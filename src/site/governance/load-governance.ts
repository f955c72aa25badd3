import { listGovernance } from '#features/governance/contract.ts';
import { loadPage, loadSections } from '#features/pages/site/load-page.ts';
import type { Call } from '#contract/call.ts';

/** The page's own words, the figures and the sections below them. */
export async function loadGovernance(call: Call) {
  const [page, { data }, sections] = await Promise.all([
    loadPage(call, 'governance'),
    call(listGovernance),
    loadSections(call, 'governance'),
  ]);
  const figures = data.map(({ slug, title, summary, body, value, unit, source, language }) => {
    return { slug, title, summary, body, value, unit, source, language };
  });
  return { page, figures, sections };
}

export type Figure = Awaited<ReturnType<typeof loadGovernance>>['figures'][number];
