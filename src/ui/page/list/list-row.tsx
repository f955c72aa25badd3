import type { ReactNode } from 'react';
import type { Image } from '#contract/image.ts';
import type { Language } from '#contract/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/page/cover.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useContentLanguage } from '#ui/page/use-content-language.ts';

const shapes = {
  wide: { phone: [104, 104], desk: [252, 168] },
  square: { phone: [104, 104], desk: [168, 168] },
} as const;

interface ListRowProps {
  item: {
    path: string | null;
    title: string;
    summary: string | null;
    language: Language;
    image: Image | null;
  };
  /** Lettering is square, a mural is wide. */
  shape?: keyof typeof shapes;
  eager?: boolean;
  /** Shown above the title. */
  line: ReactNode;
  /** Files and languages, beside the words on a desk. */
  aside?: ReactNode;
  /** A disclosure or a player below the text; on a phone it is as wide as the row. */
  below?: ReactNode;
  /** Further content of the row. */
  children?: ReactNode;
}

/** One item of a list. If it has a page of its own, the whole row links to it. */
export function ListRow({
  item,
  shape = 'square',
  eager,
  line,
  aside,
  below,
  children,
}: ListRowProps) {
  const { image, summary } = item;
  const foreign = useContentLanguage(item);
  const { phone, desk } = shapes[shape];
  return (
    <li
      className={classNames(
        'list-row',
        `list-row-${shape}`,
        !!aside && 'list-row-aside',
        !!below && 'list-row-below',
      )}
    >
      <div className="list-cover" lang={foreign}>
        {image && <Cover image={image} shape={phone} wide={desk} eager={eager} />}
      </div>
      <div className="list-words">
        {line}
        <ListTitle item={item} />
        <p className="list-summary" lang={foreign}>
          {summary}
        </p>
        {children && <div className="list-more">{children}</div>}
      </div>
      {below && <div className="list-below">{below}</div>}
      {aside && <div className="list-aside">{aside}</div>}
    </li>
  );
}

/** The title of a row, linked to the item's page if it has one. */
export function ListTitle({ item }: Pick<ListRowProps, 'item'>) {
  const to = useLocalPath();
  const { path, title } = item;
  return (
    <h3 className="list-title" lang={useContentLanguage(item)}>
      {path ? (
        <a className="stretched-link" href={to(path)}>
          {title}
        </a>
      ) : (
        title
      )}
    </h3>
  );
}
