import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, listOf, success } from '#contract/envelope.ts';
import { filters, paging } from '#contract/list-query.ts';
import { consent, name, photo } from '#contract/user-fields.ts';
import { bind } from './bind.ts';
import { bindOpenApi, openApiDocument } from './openapi.ts';
import { startSite } from './site-fixture.ts';

const list = endpoint({
  name: 'list:news',
  summary: 'News',
  method: 'GET',
  path: '/news/get',
  access: 'public',
  query: z.object({ ...paging, type: filters.type, title: z.string() }),
  reply: listOf(z.object({ title: z.string() })),
  problems: ['notFound'],
});
const edit = endpoint({
  name: 'edit',
  summary: 'Edits',
  method: 'POST',
  path: '/edit',
  access: 'user',
  limit: 'join',
  encoding: 'multipart',
  body: z.object({ name: z.string() }),
  status: 201,
  reply: success({ when: z.string() }),
});

test('a call is described from its declaration', () => {
  const { paths } = openApiDocument([list, edit], { title: 'Campaign' });

  expect(paths['/news/get']?.get).toMatchObject({
    operationId: 'list-news',
    'x-access': 'public',
    parameters: expect.arrayContaining([
      {
        name: 'type',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['upcoming', 'past', 'all'] },
      },
      { name: 'title', in: 'query', required: true, schema: { type: 'string' } },
    ]),
    responses: { 200: expect.anything(), 404: expect.anything(), 422: expect.anything() },
  });
  expect(paths['/edit']?.post).toMatchObject({
    security: [{ token: [] }, { bearer: [] }],
    requestBody: { required: true, content: { 'multipart/form-data': expect.anything() } },
    responses: { 201: expect.anything(), 401: expect.anything(), 429: expect.anything() },
  });
});

test('a field is required where its absence is a fault, and every reference leads somewhere', () => {
  const give = endpoint({
    name: 'give',
    summary: 'Gives',
    method: 'POST',
    path: '/give',
    access: 'anyone',
    limit: 'join',
    encoding: 'multipart',
    body: z.strictObject({ name, consent, profilePhoto: photo, facts: z.json() }),
    reply: done,
  });
  const document = openApiDocument([give], { title: 'Campaign' });
  const body = document.paths['/give']?.post?.requestBody?.content['multipart/form-data'];
  expect(body?.schema).toEqual({
    type: 'object',
    required: ['name', 'consent', 'facts'],
    properties: {
      name: { type: 'string' },
      consent: { type: 'boolean', const: true },
      profilePhoto: { type: 'string', format: 'binary' },
      facts: {},
    },
    additionalProperties: false,
  });
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('anybody can read the document, and it describes itself', async () => {
  const calls = [bind(list, async () => ({ data: [], page: 1, size: 12, total: 0 }))];
  const site = await startSite({ calls: [...calls, bindOpenApi(calls, { title: 'Campaign' })] });

  const response = await site.get('/api/openapi.json');
  const document = await response.json();

  expect(response.status).toBe(200);
  expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Campaign' } });
  expect(Object.keys(document.paths)).toEqual(['/news/get', '/openapi.json']);
});
