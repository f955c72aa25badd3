import { Link } from '#ui/link.tsx';

interface SectionHeadProps {
  title: string;
  /** The language of the title, where it differs from the page's. */
  lang?: string | undefined;
  id: string;
  more?: { text: string; href: string };
}

/** A section's heading, with the link to the whole list. */
export function SectionHead({ title, lang, id, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      {more && (
        <Link arrow href={more.href}>
          {more.text}
        </Link>
      )}
    </div>
  );
}
