import { wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { faqs } from '../collection.ts';
import { listFaqs } from '../contract.ts';

export const faqRoutes = (reader: Reader) => [bind(listFaqs, wholeList(reader, faqs))];
