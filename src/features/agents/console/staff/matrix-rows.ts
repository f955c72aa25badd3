import type { ConsoleText } from '#contract/console-text.ts';
import type { Section } from '#contract/permissions.ts';
import { roles } from '#contract/roles.ts';
import type { RoleName } from '#contract/roles.ts';
import { sectionTexts } from '#ui/console/section-texts.ts';

export interface MatrixRow {
  label: ConsoleText;
  sections: readonly Section[];
}

/** The rows of the matrix: sections that every role treats alike stand together. */
export const matrixRows: readonly MatrixRow[] = [
  {
    label: ['News, press, speeches', 'समाचार, प्रेस, भाषण'],
    sections: ['news', 'press-releases', 'media-coverage', 'speeches'],
  },
  { label: sectionTexts.banners, sections: ['banners'] },
  {
    label: ['Events, journey, pages', 'कार्यक्रम, यात्रा, पन्ने'],
    sections: ['events', 'journey', 'pages', 'achievements', 'governance', 'faq', 'quiz'],
  },
  {
    label: ['Photos, videos, audio', 'तस्वीरें, वीडियो, ऑडियो'],
    sections: ['photos', 'videos', 'audios', 'infographics'],
  },
  { label: sectionTexts.documents, sections: ['documents'] },
  { label: sectionTexts.media, sections: ['media'] },
  { label: sectionTexts.booth, sections: ['booth'] },
  { label: sectionTexts.push, sections: ['push'] },
  { label: sectionTexts.newsletter, sections: ['newsletter'] },
  { label: sectionTexts.law, sections: ['law'] },
  { label: sectionTexts.supporters, sections: ['supporters'] },
  { label: sectionTexts.privacy, sections: ['privacy'] },
  { label: sectionTexts.audit, sections: ['audit'] },
  { label: sectionTexts.agents, sections: ['agents'] },
  { label: sectionTexts.settings, sections: ['settings'] },
];

/** The shape of a mark: how much of the square is painted. */
export type MatrixMark = 'full' | 'half' | 'side' | 'open' | 'dot';

export interface MatrixCell {
  mark: MatrixMark;
  word: ConsoleText;
}

const reads: MatrixCell = { mark: 'open', word: ['reads', 'पढ़ना'] };
const opens: MatrixCell = { mark: 'dot', word: ['opens, recorded', 'खोलना, दर्ज'] };

/** Words where a section has its own, by the strongest thing that a role may do there. */
const own: Partial<Record<Section, Partial<Record<string, MatrixCell>>>> = {
  media: { publish: { mark: 'full', word: ['adds, changes', 'जोड़ना, बदलना'] } },
  push: { publish: { mark: 'full', word: ['sends', 'भेजना'] } },
  newsletter: { publish: { mark: 'full', word: ['sends', 'भेजना'] } },
  supporters: { write: { mark: 'full', word: ['answers', 'जवाब देना'] }, read: opens },
  privacy: { admin: { mark: 'full', word: ['handles', 'निपटाना'] } },
  law: {
    admin: { mark: 'full', word: ['decides', 'फ़ैसला करना'] },
    write: { mark: 'half', word: ['notes down', 'दर्ज करना'] },
  },
  agents: { admin: { mark: 'full', word: ['changes', 'बदलना'] } },
  settings: {
    admin: { mark: 'full', word: ['changes', 'बदलना'] },
    write: { mark: 'half', word: ['proposes', 'सुझाना'] },
  },
};

const usual: Partial<Record<string, MatrixCell>> = {
  publish: { mark: 'full', word: ['publishes', 'प्रकाशित करना'] },
  write: { mark: 'half', word: ['writes', 'लिखना'] },
  read: reads,
};

const strongestFirst = ['admin', 'publish', 'write', 'read'] as const;

/** The cell of a role in a row; undefined where it may do nothing there. */
export function cellOf(role: RoleName, { sections }: MatrixRow): MatrixCell | undefined {
  const [section] = sections;
  const held = section && roles[role][section];
  if (!held) return undefined;
  const found = strongestFirst
    .filter((action) => held.includes(action))
    .map((action) => own[section]?.[action] ?? usual[action])
    .find((cell) => cell !== undefined);
  if (role === 'translator' && found === usual['write'])
    return { mark: 'side', word: ['translates', 'अनुवाद करना'] };
  return found;
}
