import '#ui/fonts/generated/fonts.css';
import '#ui/styles/index.css';
import { Links, Outlet, useHref, useMatches, useRouteLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { Call } from '#contract/call.ts';
import { iconAddress } from '#contract/icon-address.ts';
import { localPath, primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { listBanners } from '#features/banners/contract.ts';
import { findSettings, listLanguages } from '#features/settings/contract.ts';
import { signOf } from '#lib/short-name.ts';
import { palette } from '#ui/colour/palette.ts';
import { themeCss } from '#ui/colour/theme-css.ts';
import { InlineScript } from '#ui/page/inline-script.tsx';
import { leaderRoleOf } from '#ui/page/leader-role/leader-role.ts';
import type { RootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import sessionScript from './before-paint.ts?inline-script';
import { campaignSettings } from './campaign-settings.ts';
import { Frame } from './frame/frame.tsx';
import { HydrateOnInteraction } from './hydrate-on-interaction.tsx';
import { nameCss } from './name-css.ts';
import { hydratesAtOnce } from './pages/page-table.ts';
import { ProblemPage } from './problem-page.tsx';
import { sloganCss } from './slogan-css.ts';

/** Options that a page gives the root layout: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /** The three routes of spec.md §2 that have neither header nor footer. */
  frameless?: boolean;
  /** Set on a page that may stand in for another address, whose data it does not have. */
  neverHydrates?: boolean;
}

/** More of them would push the page itself off a phone's first screen. */
const MAX_BANNERS = 2;

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { call, language, path, publicUrl } = context.get(siteContext);
  const room = path.split('/')[1];
  const [{ data }, banners] = await Promise.all([
    call(findSettings, { query: { slug: 'campaign' } }),
    room ? call(listBanners, { query: { path: `/${room}` } }) : undefined,
  ]);
  const campaign = campaignSettings(data, language);
  const written = data.language === language;
  return {
    campaign,
    portrait: () => data.portrait,
    leaderRole: () => leaderRoleOf(data, new Date()),
    frame: () => ({
      footerText: data.footerText,
      imprint: data.imprint,
      banners: (banners?.data ?? []).slice(0, MAX_BANNERS),
    }),
    language,
    ...(!written && { writtenIn: await languagesWritten(call) }),
    path,
    filters: filtersOf(request),
    publicUrl,
    letter: signOf(campaign.title),
    paint: palette(campaign.hue, 'light')['dado-2'],
  };
}

async function languagesWritten(call: Call): Promise<Language[]> {
  const { data } = await call(listLanguages);
  return data.filter(({ offered, written }) => offered && written).map(({ code }) => code);
}

function filtersOf({ url }: Request): string {
  const query = new URL(url).searchParams;
  query.delete('page');
  return query.size > 0 ? `?${query}` : '';
}

export function Layout({ children }: { children: React.ReactNode }) {
  const rootData = useRouteLoaderData<RootData>('root');
  const { t } = useTranslation();
  const { frameless, neverHydrates } = usePageHandle();
  // Where the root loader failed, the address still tells the language: Hindi pages begin with `/hi`.
  const ofAddress = (useHref('/').slice(1) as Language) || primaryLanguage;
  const language = rootData?.language ?? ofAddress;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BeforePaintScript />
        {rootData && <CampaignHead rootData={rootData} />}
        <Links />
      </head>
      <body data-no-answer={t('problem.noAnswer')}>
        {rootData && !frameless ? <Frame>{children}</Frame> : children}
        {!neverHydrates && (
          <HydrateOnInteraction
            language={language}
            now={import.meta.env.SSR && hydratesAtOnce(rootData?.path ?? '')}
          />
        )}
      </body>
    </html>
  );
}

/** Only the server writes this script. */
function BeforePaintScript() {
  return <InlineScript code={import.meta.env.SSR ? sessionScript : ''} />;
}

/** The campaign's part of every page's head. */
function CampaignHead({ rootData }: { rootData: RootData }) {
  return (
    <>
      <meta name="theme-color" content={rootData.paint} />
      {/* Only the server writes the links; the browser's build leaves them out. */}
      {import.meta.env.SSR && <InstallLinks rootData={rootData} />}
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: campaignCss(rootData) }} />
    </>
  );
}

/** The links by which a device installs the site on its home screen. */
function InstallLinks({ rootData: { language, letter, campaign } }: { rootData: RootData }) {
  return (
    <>
      <link rel="manifest" href={localPath(language, '/manifest.webmanifest')} />
      <link
        rel="apple-touch-icon"
        href={iconAddress({ sign: letter, hue: campaign.hue, size: 180 })}
      />
    </>
  );
}

/**
 * The campaign's own colours, and the sizes of its name and slogan; inline, because it is small and needed
 * for the first paint. The browser keeps the server's text, so it is not sent the code that mixes colours.
 */
function campaignCss({ campaign, language }: RootData): string {
  if (!import.meta.env.SSR) return '';
  return themeCss(campaign.hue) + nameCss(campaign) + sloganCss(campaign.slogan, language);
}

/** The handles of all matched routes together; the innermost page decides. */
function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ProblemPage />;
}
