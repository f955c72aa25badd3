import type { Reader } from '#content/server/reader.ts';
import { isBannerAt } from '#contract/banner-places.ts';
import { limitLifetime } from '#db/cache-tags.ts';
import type { WhenMayGoOut } from '#features/election-clock/contract/when-may-go-out.ts';
import { bind } from '#http/bind.ts';
import { banners } from '../collection.ts';
import { listBanners } from '../contract.ts';

interface BannerDependencies {
  reader: Reader;
  whenMayGoOut: WhenMayGoOut;
}

export const bannerRoutes = ({ reader, whenMayGoOut }: BannerDependencies) => [
  bind(listBanners, async ({ query, language }) => {
    const whole = await reader.list(banners, language, {});
    const { path } = query;
    const here = whole.data.filter(({ places }) => path === undefined || isBannerAt(places, path));
    const at = new Date();
    const data = [];
    for (const banner of here.filter(isShown(at))) {
      const allowed = await whenMayGoOut({ kind: 'banner', at, item: banner.id });
      if (allowed <= at) data.push(banner);
    }
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
