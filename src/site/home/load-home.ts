import type { Call } from '#contract/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { listAchievements } from '#features/achievements/contract.ts';
import { listBanners } from '#features/banners/contract.ts';
import { listEvents } from '#features/events/contract.ts';
import { listJourney } from '#features/journey/contract.ts';
import { listMediaCoverage } from '#features/media-coverage/contract.ts';
import { listNews } from '#features/news/contract.ts';
import { findQuizQuestions } from '#features/quiz/contract.ts';
import { findSettings } from '#features/settings/contract.ts';
import { eventDays } from './event-days.ts';
import { newsCard } from './news-card.ts';

const coming = { type: 'upcoming', page: '1', size: '30' } as const;
const four = { page: '1', size: '4' } as const;

/** The strip has room for so many titles. */
const mostBanners = 5;

/** Loads everything that the home page shows, each section by its own call, and nothing else. */
export async function loadHome(call: Call) {
  const [settings, banners, news, events, journey, achievements, quiz, media] = await Promise.all([
    call(findSettings, { query: { slug: 'campaign' } }),
    call(listBanners, { query: { path: '/' } }),
    call(listNews, { query: four }),
    call(listEvents, { query: coming }),
    call(listJourney),
    call(listAchievements),
    call(findQuizQuestions).catch(noneWhenOff),
    call(listMediaCoverage, { query: four }),
  ]);
  const {
    journeyTitle,
    finderTitle,
    finderText,
    wishTitle,
    wishText,
    quizTitle,
    quizText,
    slogans,
  } = settings.data;
  return {
    slogans,
    words: { journeyTitle, finderTitle, finderText, wishTitle, wishText, quizTitle, quizText },
    banners: banners.data
      .slice(0, mostBanners)
      .map(({ id, title, summary, action, link, image, language }) => {
        return { id, title, summary, action, link, image, language };
      }),
    news: news.data.map(newsCard),
    days: eventDays(events.data, new Date()),
    journey: journey.data
      .filter(({ featured }) => featured)
      .map(({ id, year, title, language }) => ({ id, year, title, language })),
    achievements: achievements.data
      .filter(({ featured }) => featured)
      .map(({ body: _, summary: __, ...achievement }) => achievement),
    question: quiz && firstOf(quiz.data.questions),
    media: media.data.map(({ body: _, summary: __, ...report }) => report),
  };
}

/** The call of a part that is switched off is not there, and home stands without that part. */
function noneWhenOff(refusal: unknown): undefined {
  if (!(refusal instanceof Response) || refusal.status !== 404) throw refusal;
}

/**
 * A question as it is shown before it is answered on a page of its own. Its options stand in the order of
 * their letters, which tells nothing and is the same wherever the campaign is imported.
 */
function firstOf(questions: ReplyOf<typeof findQuizQuestions>['data']['questions']) {
  const [first] = questions;
  if (!first) return undefined;
  const { question, language, options } = first;
  return { question, language, options: options.map(({ text }) => text).toSorted() };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
