/** The public's pages: every room, and one page of each kind of document. Without a language. */
export const readingPaths = [
  ...['/', '/news', '/news/dhavri-clinic-opens', '/search?s=vikas', '/biography', '/governance'],
  ...[
    '/pressreleases',
    '/pressreleases/bus-14-runs-until-eleven',
    '/speeches',
    '/speeches/a-clinic-after-dark',
  ],
  ...[
    '/mediacoverage',
    '/document',
    '/audios',
    '/infographics',
    '/videos',
    '/videos/bus-14-until-eleven',
  ],
  ...['/photos', '/photos/ambighat-evenings', '/photos/ambighat-evenings/ambighat-evenings-01'],
  ...['/events', '/events/eye-camp-sonkhed-kilns', '/contactus', '/join', '/newsletter', '/faq'],
  ...['/privacy', '/terms', '/accessibility', '/disclosures', '/about-this-site', '/sitemap'],
  '/developers',
  '/grievance',
];
