import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { PageBody } from '#ui/page/text/page-body.tsx';
import { Sections } from '#ui/page/text/sections.tsx';
import { TextPageMeta } from '#ui/page/text/text-page-meta.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import { contactJsonLd } from './contact-json-ld.ts';
import type { Contact } from './load-contact.ts';
import { OfficeCard } from './office-card.tsx';
import '#ui/page/text/text-page.css';
import './contact.css';

interface ContactPageProps {
  contact: Contact;
  /** The contact form, where there is one. */
  form: ReactNode;
}

/** The contact page: offices with hours, advice on what to write, and the form. */
export function ContactPage({ contact, form }: ContactPageProps) {
  const { page, sections, office } = contact;
  const rootData = useRootData();
  const lang = useContentLanguage(page);
  return (
    <>
      <TextPageMeta page={page} jsonLd={import.meta.env.SSR && contactJsonLd(office, rootData)} />
      <div lang={lang}>
        <PageHeader title={page.title} intro={page.summary ?? undefined} />
      </div>
      <div className="container text-page contact">
        <OfficeCard office={office} />
        <div lang={lang}>
          <PageBody page={page} />
        </div>
      </div>
      {form && <Letter form={form} />}
      <div className="container contact-sections">
        <Sections sections={sections} />
      </div>
    </>
  );
}

function Letter({ form }: { form: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="section section-sunk" aria-labelledby="write">
      <div className="container contact-letter">
        <h2 id="write">{t('contact.write')}</h2>
        <div className="contact-form">{form}</div>
      </div>
    </section>
  );
}
