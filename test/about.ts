import type { About, ConsoleText } from '#content/declare/field-texts.ts';

/** Label and help for a field of a test. */
export const about: About = { label: ['Field', 'खाना'], help: ['Of a test', 'परीक्षा का'] };

/** Label and section for a collection of a test. */
export function called(name: string) {
  const both: ConsoleText = [name, name];
  return { label: { one: both, many: both }, section: 'news' as const };
}
