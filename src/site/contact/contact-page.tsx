import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { JoinForm } from '#features/join/site/join-form.tsx';
import { Sections } from '#features/pages/site/sections.tsx';
import { PageWords } from '#features/pages/site/page-words.tsx';
import { TextPageHead } from '#features/pages/site/text-page-head.tsx';
import { useForeign } from '#ui/page/foreign.ts';
import { useLocalPath, useShell } from '#ui/page/shell.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { contactJsonLd } from './contact-json-ld.ts';
import { loadContact } from './load-contact.ts';
import { OfficeCard } from './office-card.tsx';
import '#features/pages/site/text-page.css';
import './contact.css';

export function loader({ context }: LoaderFunctionArgs) {
  return loadContact(context.get(siteContext).call);
}

// spec: route:/contactus
/** Where the office is and when, what to write, and the form to write it in. */
export default function ContactPage() {
  const { page, sections, office } = useLoaderData<typeof loader>();
  const shell = useShell();
  const lang = useForeign(page);
  return (
    <>
      <TextPageHead page={page} jsonLd={import.meta.env.SSR && contactJsonLd(office, shell)} />
      <div lang={lang}>
        <TitleWall title={page.title} intro={page.summary ?? undefined} />
      </div>
      <div className="container text-page contact">
        <OfficeCard office={office} />
        <div lang={lang}>
          <PageWords page={page} />
        </div>
      </div>
      <Letter />
      <div className="container contact-sections">
        <Sections sections={sections} />
      </div>
    </>
  );
}

/** The form of the join page. Without JavaScript, what is wrong with it is shown there. */
function Letter() {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <section className="section section-sunk" aria-labelledby="write">
      <div className="container contact-letter">
        <h2 id="write">{t('contact.write')}</h2>
        <JoinForm
          action={to('/join')}
          prefix="contact"
          onSent={() => location.assign(to('/join?sent=1'))}
        />
      </div>
    </section>
  );
}
