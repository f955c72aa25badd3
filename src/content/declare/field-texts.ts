import type { ConsoleText } from '#contract/console-text.ts';

export type { ConsoleText };

/** The values that a choice offers, in their order, each with its label. */
export type Choices<Value extends string = string> = Readonly<Record<Value, ConsoleText>>;

/** The headings under which an editor shows fields, in their order. */
export const groups = {
  text: ['Text', 'लेख'],
  person: ['Who it is about', 'किसके बारे में'],
  time: ['When', 'कब'],
  place: ['Where', 'कहाँ'],
  kind: ['Kind', 'प्रकार'],
  files: ['Files', 'फ़ाइलें'],
  source: ['Source', 'स्रोत'],
  look: ['Look', 'रूप'],
  links: ['Links', 'लिंक'],
  home: ['Home page', 'मुख पृष्ठ'],
  everyPage: ['On every page', 'हर पन्ने पर'],
  office: ['Office', 'कार्यालय'],
} as const satisfies Record<string, ConsoleText>;

export type Group = keyof typeof groups;

/** Texts about a field, for those who fill it in. */
export interface About {
  label: ConsoleText;
  help: ConsoleText;
  /** Left out where the kind of field tells it. */
  group?: Group;
}
