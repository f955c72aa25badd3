import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { invalid } from '#contract/problems.ts';
import { missingPart } from '#ui/page/missing-part.ts';
import { listNewsCategories } from '../contract.ts';
import { loadNews } from './load-news.ts';

const categories = [{ id: 'water-id', slug: 'water', title: 'Water' }];
const asked = (search: string) => new URL(`http://site.example/news${search}`);

interface Asked {
  s?: string;
  date?: string;
  categoryId?: string;
  page?: string;
}

/** A site with one page of news, which rejects `abc` as a date and `zero` as a page. */
function site() {
  const questions: Asked[] = [];
  const call = async (endpoint: object, { query = {} }: { query?: Asked } = {}) => {
    if (endpoint === listNewsCategories) return { data: categories };
    questions.push(query);
    const { date, page } = query;
    const errors = [
      ...(date === 'abc' ? [{ param: 'date', msg: 'Write the date as YYYY-MM-DD' }] : []),
      ...(page === 'zero' ? [{ param: 'page', msg: 'Write the page as a number' }] : []),
    ];
    if (errors.length > 0) throw Response.json(invalid(...errors).toBody(), { status: 422 });
    return { data: [], page: Number(page || 1), size: 12, total: 0 };
  };
  return { call: call as Call, questions };
}

test('a category is asked for by its slug', async () => {
  const { call, questions } = site();

  const list = await loadNews(call, asked('?category=water&s=%20bus%20'));

  expect(questions).toMatchObject([{ s: 'bus', categoryId: 'water-id' }]);
  expect(list).toMatchObject({ filters: { s: 'bus', category: 'water' }, faults: [] });
});

test('a filter that cannot be meant is named and kept, and the list is shown without it', async () => {
  const { call, questions } = site();

  const list = await loadNews(call, asked('?category=nope&date=abc&s=bus'));

  expect(questions.at(-1)).toMatchObject({ s: 'bus', date: '', categoryId: undefined });
  expect(list.faults).toEqual(['category', 'date']);
  expect(list.filters).toEqual({ s: 'bus', category: 'nope', date: 'abc' });
});

test.each(['?page=zero', '?page=7'])('%s is a page that the list has not', async (search) => {
  const failure: Response = await loadNews(site().call, asked(search)).catch((error) => error);
  expect(failure.status).toBe(422);
  expect(missingPart(await failure.json())).toBe('page');
});
