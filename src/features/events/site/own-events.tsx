import { useEffect, useState } from 'react';
import { call } from '#client/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import type { listOwnEventReplies } from '../contract/replies.ts';

type OwnEvent = ReplyOf<typeof listOwnEventReplies>['data'][number];

/** The events that the owner of the account is coming to; nothing where there are none. */
export function OwnEvents() {
  const { t } = useTranslation();
  const { language } = useRootData();
  const [replies, setReplies] = useState<readonly OwnEvent[]>([]);
  const { run: load } = useAction();
  useEffect(() => {
    void load(listAll, ({ data }) => setReplies(data));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: nothing here changes them.
  }, []);
  if (replies.length === 0) return null;
  return (
    <section className="profile-part">
      <h2>{t('reply.yours')}</h2>
      <ul className="ruled">
        {replies.map(({ event, title, url, startsAt, state, people, ...reply }) => (
          <li key={event}>
            <a href={url} lang={reply.language}>
              {title}
            </a>
            <br />
            <span className="type-meta">
              {longDate(startsAt, language)} · {t(`reply.own_${state}`)} ·{' '}
              {t('reply.count', { count: people })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fetched when the page hydrates: it brings the validation library with it. */
async function listAll() {
  const { listOwnEventReplies } = await import('../contract/replies.ts');
  return call(listOwnEventReplies);
}
