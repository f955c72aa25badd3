import type { Reader } from '#content/server/reader.ts';
import { isBannerAt } from '#contract/banner-places.ts';
import { limitLifetime } from '#db/cache-tags.ts';
import { bind } from '#http/bind.ts';
import { banners } from '../collection.ts';
import { listBanners } from '../contract.ts';

export const bannerRoutes = (reader: Reader) => [
  bind(listBanners, async ({ query, language }) => {
    const whole = await reader.list(banners, language, {});
    const { path = '/' } = query;
    const here = whole.data.filter(({ places }) => isBannerAt(places, path));
    const data = here.filter(isShown(new Date()));
    return { ...whole, data, size: data.length, total: data.length };
  }),
];

/** Keeps the banners whose time it is; the answer holds until the next one comes or goes. */
const isShown =
  (now: Date) =>
  ({ from, until }: { from?: string | undefined; until?: string | undefined }): boolean => {
    const moments = [from, until].flatMap((moment) => (moment ? [new Date(moment)] : []));
    moments.filter((moment) => moment > now).forEach(limitLifetime);
    return (!from || new Date(from) <= now) && (!until || now < new Date(until));
  };
