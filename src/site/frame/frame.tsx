import { isPathOff } from '#contract/switches.ts';
import { JoinDialog } from '#features/join/site/join-dialog.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { ServerOnly } from '#ui/page/server-only.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageBanners } from './page-banners.tsx';
import { TopStrip } from './top-strip.tsx';
import { UntranslatedNotice } from './untranslated-notice.tsx';
import './frame.css';

/** Strip, header and footer around every page but the three that spec.md §2 names. */
export function Frame({ children }: { children: React.ReactNode }) {
  const to = useLocalPath();
  const { switchedOff } = useRootData().campaign;
  return (
    <>
      <header className="frame-top">
        <ServerOnly>{import.meta.env.SSR && <Top />}</ServerOnly>
        <Header />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
        <ServerOnly>{import.meta.env.SSR && <BackToTop />}</ServerOnly>
      </main>
      <Footer />
      {!isPathOff('/join', switchedOff) && <JoinDialog action={to('/join')} />}
    </>
  );
}

function Top() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('frame.skipToContent')}
      </a>
      <TopStrip />
      <UntranslatedNotice />
      <PageBanners />
    </>
  );
}
