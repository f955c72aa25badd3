import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { countPdfPages } from './pdf-pages.ts';

it('counts page objects and not the tree above them', () => {
  expect(countPdfPages(Buffer.from('/Type /Pages /Type /Page /Type/Page'))).toBe(2);
});

it('counts pages that are packed into streams', () => {
  const packed = deflateSync(Buffer.from('<</Type/Page>> <</Type /Page>> <</Type/Pages>>'));
  const before = Buffer.from('<</Type /ObjStm /Filter /FlateDecode>>\nstream\n');
  expect(countPdfPages(Buffer.concat([before, packed, Buffer.from('\nendstream')]))).toBe(2);
});

it('does not guess', () => {
  expect(
    countPdfPages(Buffer.from('%PDF-1.7 <</Type /ObjStm>>stream\nnot packed\nendstream')),
  ).toBeUndefined();
});
