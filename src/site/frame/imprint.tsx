import { useRootData } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';

/** Tells who publishes and pays for the site, on a page that has no footer; the law asks for it on every page. */
export function Imprint() {
  const { campaign, frame } = useRootData();
  const { footerText, imprint } = frame();
  return (
    <p className="imprint type-meta" lang={useContentLanguage(campaign)}>
      {imprint ?? footerText}
    </p>
  );
}
