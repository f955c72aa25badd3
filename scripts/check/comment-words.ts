/** A comment's first word that leaves its subject open. */
const RIDDLE = /^(?:who|whom|whoever|whose|what)\b/i;

/** First words that need the declaration before them, as only a field's comment has it. */
const OPEN_START =
  /^(?:of|in|by|as|for|to|from|until|those|the same|where|when|beside|between|after that|so (?:many|long|little))\b/i;

/** Private words that standard terms have replaced; docs/glossary.md has those that stay. */
const REPLACED: readonly [sign: RegExp, standard: string][] = [
  [/keep-?promise/i, 'checkReply'],
  [/now-?and-?then/i, 'throttle'],
  [/profile-?glimpse|glimpse-?profile/i, 'avatar'],
  [/kept-?replies/i, 'replyCache'],
  [/steady-?client/i, 'reconnectingClient'],
  [/busy-?line/i, 'boundedQueue'],
  [/say-?fault/i, 'printStartupError'],
  [/painted-?room/i, 'authLayout'],
  [/first-?touch/i, 'interactionScript'],
  [/data-?awake/i, 'data-hydrated'],
  [/has-?room\b/i, 'withinLimit'],
  [/code-?economy/i, 'otpBudget'],
  [/life-?road/i, 'timeline'],
  [/title-?wall/i, 'pageHeader'],
];

const CODE = /\.(?:ts|tsx|mjs|css)$/;
const COMMENT = /(?:^|\s)(?:\/\*\*?|\/\/)(?:\s+(.*))?$/;
const CONTINUED = /^\s*(?:\/\/|\*)/;

/** One sentence for each comment that opens with a riddle, and each private word in names and lines. */
export function faultsInComments(path: string, text: string): string[] {
  if (!CODE.test(path)) return [];
  const lines = text.split('\n');
  return [
    ...replacedIn(path).map((fault) => `${path}: the name ${fault}`),
    ...lines.flatMap((line, index) => [
      ...riddleAt(lines, index).map((fault) => `${path}:${index + 1}: ${fault}`),
      ...replacedIn(line).map((fault) => `${path}:${index + 1}: the line ${fault}`),
    ]),
  ];
}

function riddleAt(lines: readonly string[], index: number): string[] {
  const opening = openingOf(lines, index);
  const open = lines[index]?.startsWith('/**') ? OPEN_START.exec(opening) : null;
  const [word] = RIDDLE.exec(opening) ?? open ?? [];
  return word === undefined ? [] : [`a comment begins with "${word}": put its subject first`];
}

/** The first words of the comment that begins on a line; empty when none does. */
function openingOf(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  const isFurtherLine = /^\s*\/\//.test(line) && /^\s*\/\//.test(lines[index - 1] ?? '');
  const found = isFurtherLine ? null : COMMENT.exec(line);
  if (!found) return '';
  const next = lines[index + 1] ?? '';
  return found[1] ?? (CONTINUED.test(next) ? next.replace(/^\s*\*\s*/, '') : '');
}

function replacedIn(text: string): string[] {
  const found = REPLACED.filter(([sign]) => sign.test(text));
  return found.map(([, standard]) => `has a private word; the field says ${standard}`);
}
