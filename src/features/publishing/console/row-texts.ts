import type { View } from '#content/declare/draft-shapes.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { dayAndHour } from '#ui/console/console-dates.ts';
import type { listDrafts, readCalendar } from '../contract.ts';

export type DraftRow = ReplyOf<typeof listDrafts>['data'][number];
export type ReadyRow = ReplyOf<typeof readCalendar>['ready'][number];

export const viewTexts: Record<View, ConsoleText> = {
  all: ['All', 'सब'],
  draft: ['Draft', 'मसौदे'],
  'in-review': ['In review', 'जाँच में'],
  scheduled: ['Scheduled', 'समय तय'],
  live: ['Live', 'प्रकाशित'],
  'out-of-date': ['Out of date', 'पुराने पड़े'],
  bin: ['Bin', 'कूड़ेदान'],
};

const whenTexts: Record<DraftRow['when']['what'], (at: string) => ConsoleText> = {
  'goes-out': (at) => [`Goes out ${at}`, `${at} पर निकलेगा`],
  'comes-down': (at) => [`Comes down ${at}`, `${at} पर हटेगा`],
  sent: (at) => [`Sent ${at}`, `${at} पर भेजा`],
  returned: (at) => [`Returned ${at}`, `${at} पर लौटाया`],
  approved: (at) => [`Approved ${at}, no date yet`, `${at} पर मंज़ूर, समय तय नहीं`],
  changed: (at) => [`Changed ${at}`, `${at} पर बदला`],
  'live-since': (at) => [`Live since ${at}`, `${at} से प्रकाशित`],
  binned: (at) => [`Binned ${at}`, `${at} पर कूड़ेदान में`],
};

/** The sentence of a row about time, in Indian time; of a plan, also whether it leaves later changes out. */
export function whenText(
  { when, parts }: Pick<DraftRow, 'when' | 'parts'>,
  language: 'en' | 'hi',
): string {
  const [en, hi] = whenTexts[when.what](dayAndHour(when.at, language));
  const leavesOut = parts.some(({ state, hasChanges }) => state === 'scheduled' && hasChanges);
  if (language === 'hi') return leavesOut ? `${hi}, बाद के बदलावों के बिना` : hi;
  return leavesOut ? `${en}, without later changes` : en;
}

/** The title in the language of whoever reads, and in the other one below it. */
export function titlesOf(
  { titles, slug }: Pick<DraftRow, 'titles'> & { slug?: string },
  language: 'en' | 'hi',
) {
  const [first = slug ?? '', second = ''] = [
    ...new Set([titles[language], titles.en, titles.hi, ...Object.values(titles)]),
  ].filter((title) => title !== undefined && title !== '');
  return { first, second };
}

/** The name of a kind of content in both languages of the staff; the contract leaves its shape open. */
export function nameOf(label: unknown): Record<'en' | 'hi', string> {
  const { en, hi } = (label as { many: Record<'en' | 'hi', string> }).many;
  return { en: en.slice(0, 1).toLocaleUpperCase('en') + en.slice(1), hi };
}
