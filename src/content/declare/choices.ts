import { z } from 'zod';
import { coverSubjects } from '#contract/cover-subjects.ts';
import { allLanguages, languages as namesOfLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { About, Choices, ConsoleText } from './field-texts.ts';
import { plain } from './field.ts';
import type { Field } from './field.ts';
import { motifNames } from './motif-names.ts';

/** One of a few values. */
export function choice<Value extends string>(about: About, choices: Choices<Value>) {
  const values = z.enum(Object.keys(choices) as [Value, ...Value[]]);
  return { ...plain('choice', { group: 'kind', ...about }, values), choices };
}

/** A name on the wire, of whatever list it is taken. */
const name = z.string().trim().min(1).max(40);

/** The subject of the drawn picture, among those that there are drawings of. */
export function motif(help?: About['help']) {
  const about: About = {
    label: ['Subject of the picture', 'चित्र का विषय'],
    help: help ?? ['What is drawn where there is no photograph', 'तस्वीर न होने पर जो बनाया जाए'],
    group: 'look',
  };
  return { ...choice(about, coverSubjects), widget: 'motif' as const, shown: name };
}

/** The light of the drawn picture. */
export function hour() {
  const about: About = {
    label: ['Light of the picture', 'चित्र की रोशनी'],
    help: [
      'The hour of the day that is drawn; left out, it varies',
      'दिन का जो समय बनाया जाए; ख़ाली छोड़ने पर बदलता रहता है',
    ],
    group: 'look',
  };
  const hours = choice(about, {
    day: ['Day', 'दिन'],
    dawn: ['Dawn', 'भोर'],
    dusk: ['Dusk', 'साँझ'],
    night: ['Night', 'रात'],
  });
  return { ...hours, widget: 'hour' as const };
}

/** A colour as its angle on the wheel. */
export function hue(about: About) {
  const limits = { from: 0, to: 360 };
  const degrees = plain('hue', { group: 'look', ...about }, z.number());
  return { ...degrees, stored: z.number().min(limits.from).max(limits.to), limits };
}

/** Several of one kind, in their order. */
export function list<Stored extends z.ZodType, Shown extends z.ZodType>(
  about: About,
  of: Field<Stored, Shown>,
  most = 100,
) {
  const items = plain('list', { group: 'text', ...about }, z.array(of.shown));
  return { ...items, stored: z.array(of.stored).max(most), of, limits: { most } };
}

/** A text in each of the site's languages, all in one field. */
export function byLanguage<Stored extends z.ZodType, Shown extends z.ZodType>(
  about: About,
  of: Field<Stored, Shown>,
) {
  const shown = z.record(z.string(), of.shown);
  const stored = z.partialRecord(z.enum(allLanguages), of.stored);
  return { ...plain('byLanguage', { group: 'text', ...about }, shown), stored, of };
}

/** Each by its own name, as in the menu of readers. */
const ofLanguages = Object.fromEntries(
  allLanguages.map((code): [string, ConsoleText] => {
    const { name: own } = namesOfLanguages[code];
    return [code, [own, own]];
  }),
) as Choices<Language>;

/** Languages of the site, in their order. */
export function languages(about: About) {
  const one = { ...choice(about, ofLanguages), shown: z.string() };
  return list({ group: 'everyPage', ...about }, one, allLanguages.length);
}

/** Objects of the drawn pictures. */
export function motifs(about: About) {
  return list(
    { group: 'look', ...about },
    choice(about, motifNames),
    Object.keys(motifNames).length,
  );
}
