import { Link } from '#ui/link.tsx';

interface SectionHeadProps {
  title: string;
  id: string;
  more?: { text: string; href: string };
}

/** A section's heading with the way to all of it. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {more && (
        <Link arrow href={more.href}>
          {more.text}
        </Link>
      )}
    </div>
  );
}
