import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import type { FaultLog } from './caller.ts';
import { checkReply } from './check-reply.ts';

const people = endpoint({
  name: 'people',
  summary: 'People',
  method: 'GET',
  path: '/people',
  access: 'public',
  reply: listOf(z.object({ name: z.string(), age: z.int().optional() })),
});
const place = { page: 1, size: 12, total: 3 };
const reply = (...data: unknown[]) => ({ success: true, ...place, data });

test('in tests a reply that breaks its promise throws and says where', () => {
  const log = { error: vi.fn<FaultLog['error']>() };

  expect(() => checkReply(people, reply({ name: 1 }), log, true)).toThrow('data.0.name');
});

test('elsewhere the rows that break it are left out, extra fields too, and it is logged', () => {
  const log = { error: vi.fn<FaultLog['error']>() };
  const broken = reply({ name: 'ann', secret: 1 }, { name: 7 }, { age: 'old' }, { name: 'bo' });

  const sent = checkReply(people, broken, log, false);

  expect(sent).toEqual({ success: true, ...place, data: [{ name: 'ann' }, { name: 'bo' }] });
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret');
});

test('a reply that cannot be mended is not sent', () => {
  const log = { error: vi.fn<FaultLog['error']>() };
  const sent = () => checkReply(people, { success: true, data: [] }, log, false);

  expect(sent).toThrow(expect.objectContaining({ code: 'broken' }));
});
