import { useContentLanguage } from '#ui/page/use-content-language.ts';
import type { Section } from './text-page.ts';

/** The sections of a page below its text, each with an anchor of its own. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map((section) => <TextSection key={section.slug} section={section} />);
}

function TextSection({ section }: { section: Section }) {
  const { slug, title, summary, body } = section;
  return (
    <section id={slug} className="text-section" lang={useContentLanguage(section)}>
      <h2>{title}</h2>
      {summary && <p className="type-lede text-section-summary">{summary}</p>}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
    </section>
  );
}
