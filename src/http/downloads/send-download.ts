import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Download, DownloadType } from '#contract/download.ts';
import { cacheControl } from '../page-cache/cache-control.ts';

const contentTypes: Record<DownloadType, string> = {
  'text/csv': 'text/csv; charset=utf-8; header=present',
  'application/zip': 'application/zip',
  'application/json': 'application/json; charset=utf-8',
  'application/pdf': 'application/pdf',
  'image/png': 'image/png',
};

const isPicture = (type: DownloadType) => type.startsWith('image/');

/** Streams a file at the pace of its receiver; one who leaves ends the work at its source. */
export function sendDownload(
  reply: FastifyReply,
  type: DownloadType,
  { name, content, bytes }: Download,
): FastifyReply {
  void reply.headers({
    'content-type': contentTypes[type],
    'content-disposition': contentDisposition(name, {
      type: isPicture(type) ? 'inline' : 'attachment',
    }),
    'cache-control': cacheControl.never,
    ...(bytes !== undefined && { 'content-length': bytes }),
  });
  const stream =
    content instanceof Readable ? content : Readable.from(content, { objectMode: false });
  return reply.send(stream);
}
