/** Names that tell where a file lies and not what it is about. */
const EMPTY_NAME = /(^|\/)(utils?|helpers?|commons?|constants?|misc|shared)(\.|\/)/;

const WORDS: readonly [sign: RegExp, meaning: string][] = [
  [/(?<![\w./*-])\/(?:root|work|home|Users)\/[\w.-]/, 'the path of one machine'],
  [
    /registry\.npmjs|registry\.yarnpkg|deb\.debian|pypi\.org|"resolved": "https?:/,
    'a registry host',
  ],
];

/** One sentence for each fault in the name or the lines of a file. */
export function faultsInFile(path: string, text: string): string[] {
  const name = EMPTY_NAME.test(path) ? [`${path}: the name says nothing about what is in it`] : [];
  if (text.includes('\0')) return name;
  return [
    ...name,
    ...text.split('\n').flatMap((line, index) => faultsInLine(path, index + 1, line)),
  ];
}

function faultsInLine(path: string, number: number, line: string): string[] {
  const found = WORDS.filter(([sign]) => sign.test(line));
  return found.map(([, meaning]) => `${path}:${number}: the line names ${meaning}`);
}
