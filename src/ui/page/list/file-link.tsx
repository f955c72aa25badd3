import type { File } from '#contract/image.ts';
import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { fileNameFor } from '#lib/file-name.ts';
import { bytes } from '#lib/numbers.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useRootData } from '#ui/page/root-data.ts';

/** "PDF, 240 KB": downloads a document; its accessible name includes the `title`. */
export function FileLink({ file, title }: { file: File; title: string }) {
  const { language } = useRootData();
  const label = `PDF, ${bytes(file.bytes, language)}`;
  return (
    <Link
      href={file.url}
      download={fileNameFor(title, file.url)}
      type={file.type}
      aria-label={`${label}: ${title}`}
    >
      <Icon name="download" />
      {label}
    </Link>
  );
}

/** The languages that an item exists in, each by its own name. */
export function LanguageNames({ codes }: { codes: readonly Language[] }) {
  return (
    <p className="type-meta">
      {codes.map((code, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <span lang={code} className="type-language">
            {languages[code].name}
          </span>
        </span>
      ))}
    </p>
  );
}
