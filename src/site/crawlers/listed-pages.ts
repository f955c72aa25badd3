/**
 * The pages that are no document: home, lists, and what is made of doing. A page that is kept out
 * of search engines does not belong here.
 */
export const listedPages = [
  '/',
  '/news',
  '/events',
  '/photos',
  '/videos',
  '/pressreleases',
  '/speeches',
  '/mediacoverage',
  '/document',
  '/audios',
  '/infographics',
  '/join',
  '/newsletter',
  '/faq',
  '/grievance',
  '/developers',
  '/sitemap',
] as const;
