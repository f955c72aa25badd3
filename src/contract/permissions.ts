/** The parts of the site that agents write in: content, each by its feature. */
export const contentSections = [
  'news',
  'press-releases',
  'media-coverage',
  'speeches',
  'photos',
  'videos',
  'audios',
  'documents',
  'infographics',
  'events',
  'banners',
  'pages',
  'journey',
  'achievements',
  'governance',
  'faq',
  'quiz',
] as const;

/** The other desks of the agent area. */
const desks = [
  'media',
  'booth',
  'push',
  'law',
  'newsletter',
  'settings',
  'supporters',
  'privacy',
  'agents',
  'audit',
] as const;

/** Everything that an agent's permission may be for. */
export const sections = [...contentSections, ...desks] as const;

export type Section = (typeof sections)[number];

/** `export` takes many people's data away at once; `admin` decides on what others may do. */
export const actions = ['read', 'write', 'review', 'publish', 'export', 'admin'] as const;

export type Action = (typeof actions)[number];

/** The right to do one kind of thing in one section: `news:publish`. */
export type Permission = `${Section}:${Action}`;

/**
 * The right to do one kind of thing in the section of whichever collection a call names:
 * `content:publish`.
 */
export type ContentPermission = `content:${Action}`;

/** The permission that stands for `content:…` in a section. */
export function inSection(permission: ContentPermission, section: Section): Permission {
  // It is made of these two and nothing else.
  return `${section}:${permission.split(':')[1] as Action}`;
}
