import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { Link } from '#ui/link.tsx';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { listWishes } from '../contract.ts';
import { WishCard } from './wish-card.tsx';

/** The cards that everybody may see, page by page. */
export function WishWall({ wall }: { wall: ReplyOf<typeof listWishes> }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const to = useLocalPath();
  const { data, page, size, total } = wall;
  return (
    <section className="wish-hung" aria-labelledby="wall">
      <h2 id="wall">{t('wish.wall')}</h2>
      <p>{t(total === 0 ? 'wish.wallEmpty' : 'wish.wallNote')}</p>
      {data.length > 0 && (
        <ul className="wish-wall">
          {data.map((wish) => (
            <li key={wish.id}>
              <a href={to(`/wish/${wish.id}`)} aria-label={t('wish.cardFor', { name: wish.name })}>
                <WishCard name={wish.name} />
              </a>
              {wish.message && (
                <p lang={languageOfScript(wish.message, language)}>{wish.message}</p>
              )}
              <p className="type-meta">{longDate(wish.createdAt, language)}</p>
            </li>
          ))}
        </ul>
      )}
      {total > size && (
        <p className="row">
          {page > 1 && <Link href={to(`/wish?page=${page - 1}`)}>{t('wish.newer')}</Link>}
          {page * size < total && (
            <Link href={to(`/wish?page=${page + 1}`)}>{t('wish.older')}</Link>
          )}
        </p>
      )}
    </section>
  );
}
