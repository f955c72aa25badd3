import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allLanguages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { hiForAgents } from '#contract/message-texts/hi/agents/all.ts';
import { hi } from '#contract/message-texts/hi/visitors.ts';
import { isTranslated, translateMessage } from '#contract/translate-message.ts';

const message = /(?:\b(?:message|msg|reason):\s+|\brefused\()['"]([A-Z][^'"\n]* [^'"\n]*)['"]/g;
const files = globSync(
  '{src/features/*/{contract.ts,contract/*.ts,server/**/*.ts},src/{broadcasts,people}/*.ts,src/content/server/**/*.ts}',
).filter((file) => !/\.test\.ts$|fixture/.test(file));

test('every message of a call exists in Hindi too', () => {
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(message)].map(([, text = '']) => text),
  );
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((text) => !isTranslated('hi', text))).toEqual([]);
});

/** Places that speak to agents or machines alone, and files that declare or answer calls of both. */
const agentsPlaces = [
  'src/contract/{broadcasts,dates,export-reason,framing,letters,media-types}.ts',
  'src/content/{declare,server/{document,drafts,edit}}/**',
  'src/features/{advertisements,agents,audit-log,editing,election-clock,first-run,media-library}/**',
  'src/features/{privacy-desk,publishing,redirects,reviews,revisions,site-watch}/**',
  'src/features/{supporter-desk,today}/**',
  'src/features/{events,photo-booth,quiz}/{contract/desk.ts,server/desk/**}',
  'src/features/newsletter/{contract/{people,returns}.ts,server/{people,returns}/**}',
  'src/features/newsletter-issues/{contract.ts,contract/shapes.ts,server/**}',
  'src/features/photo-booth/server/removal/unseen.ts',
  'src/features/push/{contract.ts,server/{desk-routes,notices,send-job}.ts}',
  'src/features/quiz/server/{calendar,claims,draws,ranking-desk}.ts',
  'src/features/wish/{contract.ts,server/routes.ts}',
  'src/http/{access,outdated}.ts',
  'src/people/passwords/accept-agent-password.ts',
];
/** The last argument of a call, as the message of a schema is. */
const ofSchema = /(?:\(|,\s*)['`]([A-Z][^'`\n]* [^'`\n]*)['`],?\s*\)/g;

test('every message of a form for agents exists in Hindi too', () => {
  const said = globSync(agentsPlaces)
    .filter((file) => /contract|declare/.test(file) && /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ofSchema)])
    .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '7'));
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((text) => !isTranslated('hi', text))).toEqual([]);
});

/** Any file beside these speaks to visitors, a new one as well. */
const visitorsSources = globSync('src/{contract,content,features,http,people}/**/*.ts', {
  exclude: [...agentsPlaces, '**/{console,site,message-texts}/**', '**/*{.test,fixture}.ts'],
}).map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('nothing that is said to visitors is filed among the sentences for agents', () => {
  const misfiled = Object.keys(hiForAgents).flatMap((sentence) =>
    visitorsSources
      .filter(({ source }) => asWritten(sentence).test(source))
      .map(({ file }) => ({ file, sentence })),
  );
  expect(misfiled).toEqual([]);
});

/** The literal that says a sentence in the code, with any number or expression where it has one. */
function asWritten(sentence: string): RegExp {
  const literal = RegExp.escape(sentence).replaceAll(
    /\\\{(?:n|name)\\\}/g,
    String.raw`(?:\$\{[^}]*\}|[\d,.]+)`,
  );
  return new RegExp(`['"\`]${literal}['"\`]`);
}

/** The sentence of a rule for a field: `.max(200, 'Use at most 200 characters')`. */
const rule =
  /\.(?:array|boolean|email|enum|int|literal|max|min|number|refine|regex|startsWith|string|uuid)\(.*?'([A-Z][^'\n]* [^'\n]*)'\)/g;

test('what the contracts of visitors say of a field exists in Hindi too', () => {
  const said = visitorsSources
    .filter(({ file }) => /\/contract(?:\.ts|\/)/.test(file))
    .flatMap(({ source }) => [...source.matchAll(rule)].map(([, text = '']) => text));
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((text) => !isTranslated('hi', text))).toEqual([]);
});

const scripts: Record<Language, string> = {
  en: 'Latin',
  hi: 'Devanagari',
  mr: 'Devanagari',
  bn: 'Bengali',
  gu: 'Gujarati',
  pa: 'Gurmukhi',
  or: 'Oriya',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
};
const translated = allLanguages.filter((language) => language !== 'en');
const toVisitors = Object.keys(hi).map(filledIn);

/** A sentence as it is said: with numbers and a name where its template has places for them. */
function filledIn(template: string): string {
  let number = 10;
  return template.replaceAll('{n}', () => String((number += 1))).replace('{name}', 'Bus 14');
}

test.each(translated)('every sentence for visitors can be said in %s', (language) => {
  expect(toVisitors.filter((sentence) => !isTranslated(language, sentence))).toEqual([]);
});

test.each(translated)('sentences in %s keep their numbers, and a full stop', (language) => {
  const changed = toVisitors
    .map((sentence) => ({ sentence, said: translateMessage(language, sentence) }))
    .filter(
      ({ sentence, said }) =>
        numbersOf(said) !== numbersOf(sentence) || sentence.endsWith('.') !== /[.।]$/.test(said),
    );
  expect(changed).toEqual([]);
});

function numbersOf(sentence: string): string {
  return (sentence.match(/\d+/g) ?? []).toSorted().join(' ');
}

test.each(translated)('sentences in %s are written in its own letters', (language) => {
  const foreign = new RegExp(
    // The two letters are those of Assamese, which shares the script of Bengali.
    String.raw`[^\p{Script=${scripts[language]}}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[ৰৱ]`,
    'u',
  );
  const said = toVisitors.map((sentence) => translateMessage(language, sentence));
  expect(said.filter((sentence) => foreign.test(sentence))).toEqual([]);
});
