import { isPathOff } from '#contract/switches.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import type { PageBanner } from '#ui/page/root-data.ts';

/** The banners that name the page: a title, a sentence and a link each. */
export function PageBanners() {
  const { banners } = useRootData().frame();
  return banners.map((banner) => <OneBanner key={banner.id} banner={banner} />);
}

function OneBanner({ banner }: { banner: PageBanner }) {
  const { id, language, title, summary, action, link } = banner;
  const to = useLocalPath();
  const { switchedOff, language: own } = useRootData().campaign;
  return (
    <section
      className="page-banner on-dado"
      aria-labelledby={`banner-${id}`}
      lang={language === own ? undefined : language}
    >
      <div className="container page-banner-row">
        <p>
          <b id={`banner-${id}`}>{title}</b> {summary}
        </p>
        {!isPathOff(link, switchedOff) && (
          <ButtonLink kind="spark" href={to(link)}>
            {action}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
