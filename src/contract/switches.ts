import type { StaffText } from './staff-text.ts';

/** Parts of the site that a campaign may switch off: the label for staff, and the pages that go with it. */
export const switches = {
  join: { label: ['Join form', 'जुड़ने का फ़ॉर्म'], paths: ['/join', '/r'] },
  newsletter: { label: ['Newsletter', 'न्यूज़लेटर'], paths: ['/newsletter'] },
  quiz: { label: ['Quiz', 'क्विज़'], paths: ['/quiz', '/quizrewards'] },
  /** The page where it is stopped stays, whatever is switched off. */
  push: { label: ['Push messages', 'पुश संदेश'], paths: [] },
  wish: { label: ['Birthday cards', 'जन्मदिन कार्ड'], paths: ['/wish'] },
  'photo-booth': {
    label: ['Photo booth', 'फ़ोटो बूथ'],
    paths: ['/photobooth', '/photobooth-gallery'],
  },
} as const satisfies Record<string, { label: StaffText; paths: readonly string[] }>;

export type SwitchName = keyof typeof switches;

export const switchNames = Object.keys(switches) as SwitchName[];

const switchOf = new Map<string, SwitchName>(
  switchNames.flatMap((name) => switches[name].paths.map((path) => [path, name] as const)),
);

/** Whether the page at a path, without a language, is switched off. */
export function isPathOff(path: string, switchedOff: readonly string[] = []): boolean {
  // Each link of a member leads to the join form.
  const name = switchOf.get(path.startsWith('/r/') ? '/r' : path);
  return name !== undefined && switchedOff.includes(name);
}

/** The entries of the main menu, in their order unless the settings name another. */
export const menuEntries = {
  '/': ['Home', 'मुख पृष्ठ'],
  about: ['About', 'परिचय'],
  mediaResources: ['Media resources', 'मीडिया सामग्री'],
  gallery: ['Gallery', 'गैलरी'],
  '/infographics': ['Infographics', 'इन्फ़ोग्राफ़िक्स'],
  '/contactus': ['Contact', 'संपर्क'],
} as const satisfies Record<string, StaffText>;
