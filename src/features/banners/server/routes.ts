import { wholeList } from '#content/server/read-handlers.ts';
import type { Reader } from '#content/server/reader.ts';
import { bind } from '#http/bind.ts';
import { banners } from '../collection.ts';
import { listBanners } from '../contract.ts';

export const bannerRoutes = (reader: Reader) => [bind(listBanners, wholeList(reader, banners))];
