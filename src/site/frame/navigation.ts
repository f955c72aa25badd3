import type { IconName } from '#ui/icon-paths.ts';

/** A row of a menu: its label's key in the catalogue, its address. */
export interface NavLink {
  label: NavLabel;
  path: string;
  icon?: IconName;
}

export interface NavGroup {
  label: NavLabel;
  links: readonly NavLink[];
}

type NavLabel =
  | 'grievances'
  | 'home'
  | 'about'
  | 'biography'
  | 'mediaResources'
  | 'audios'
  | 'documents'
  | 'gallery'
  | 'photos'
  | 'videos'
  | 'infographics'
  | 'contactUs'
  | 'ourHistory'
  | 'quiz'
  | 'createWish'
  | 'media'
  | 'mediaCoverage'
  | 'pressReleases'
  | 'speeches'
  | 'photoGallery'
  | 'videoGallery'
  | 'quickLinks'
  | 'governance'
  | 'privacy'
  | 'terms'
  | 'accessibility'
  | 'disclosures'
  | 'aboutThisSite'
  | 'siteMap';

// spec: frame:navigation
/** The main navigation of spec.md §2. */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  { label: 'home', path: '/' },
  { label: 'about', links: [{ label: 'biography', path: '/biography', icon: 'person' }] },
  {
    label: 'mediaResources',
    links: [
      { label: 'audios', path: '/audios', icon: 'headphones' },
      { label: 'documents', path: '/document', icon: 'document' },
    ],
  },
  {
    label: 'gallery',
    links: [
      { label: 'photos', path: '/photos', icon: 'camera' },
      { label: 'videos', path: '/videos', icon: 'play' },
    ],
  },
  { label: 'infographics', path: '/infographics' },
  { label: 'contactUs', path: '/contactus' },
];

// spec: frame:footer-media
export const mediaLinks: readonly NavLink[] = [
  { label: 'mediaCoverage', path: '/mediacoverage' },
  { label: 'pressReleases', path: '/pressreleases' },
  { label: 'speeches', path: '/speeches' },
];

// spec: frame:quick-links
// spec: frame:footer-gallery
/** The footer's columns of spec.md §2; the contact column has actions and stands by itself. */
export const footerColumns: readonly NavGroup[] = [
  {
    label: 'quickLinks',
    links: [
      { label: 'home', path: '/' },
      { label: 'about', path: '/biography' },
      { label: 'infographics', path: '/infographics' },
      { label: 'ourHistory', path: '/biography' },
      { label: 'contactUs', path: '/contactus' },
      { label: 'quiz', path: '/quiz' },
      { label: 'createWish', path: '/wish' },
    ],
  },
  {
    label: 'media',
    links: mediaLinks,
  },
  {
    label: 'gallery',
    links: [
      { label: 'photoGallery', path: '/photos' },
      { label: 'videoGallery', path: '/videos' },
    ],
  },
];

/** The line at the footer's end. */
export const footerTexts: readonly NavLink[] = [
  { label: 'governance', path: '/governance' },
  { label: 'privacy', path: '/privacy' },
  { label: 'terms', path: '/terms' },
  { label: 'accessibility', path: '/accessibility' },
  { label: 'disclosures', path: '/disclosures' },
  { label: 'grievances', path: '/grievance' },
  { label: 'aboutThisSite', path: '/about-this-site' },
  { label: 'siteMap', path: '/sitemap' },
];

export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;
