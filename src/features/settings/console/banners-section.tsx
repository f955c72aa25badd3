import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask, queryKey, useCallQuery } from '#client/query.ts';
import { bannerPlaces } from '#contract/banner-places.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { readDraft } from '#features/editing/contract.ts';
import { readOrder } from '#features/publishing/contract.ts';
import { ActionLink } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';

const COLLECTION = 'banners';
/** Nobody shows more at a time; all others are in their list. */
const MAX_SHOWN = 30;

type Row = ReplyOf<typeof readOrder>['data']['rows'][number];
type Facts = { places?: readonly string[]; from?: string; until?: string };

/** The banners with the places and the days of each, in their order. */
export function BannersSection() {
  const say = useSay();
  const may = usePermission();
  const order = useCallQuery(readOrder, { query: { collection: COLLECTION } });
  const rows = (order.data?.data.rows ?? []).slice(0, MAX_SHOWN);
  const facts = useFacts(rows);
  return (
    <>
      <p className="settings-actions">
        {may('banners:write') && (
          <ActionLink to="/content/banners/new" icon="plus">
            {say('New banner', 'नया बैनर')}
          </ActionLink>
        )}
        {rows.length > 1 && may('banners:write') && (
          <ActionLink to="/content/banners/order" kind="line" icon="drag">
            {say('Change the order', 'क्रम बदलें')}
          </ActionLink>
        )}
        <ActionLink to="/content/banners" kind="quiet">
          {say('All banners', 'सभी बैनर')}
        </ActionLink>
      </p>
      <QueryState query={order} rows={3} />
      {order.data && rows.length === 0 && (
        <p className="row-note">
          {say(
            'There are no banners. The wall shows the slogan alone.',
            'कोई बैनर नहीं है\u202f। दीवार पर सिर्फ़ नारा दिखता है\u202f।',
          )}
        </p>
      )}
      <ul className="ruled-list">
        {rows.map((row) => (
          <BannerRow key={row.id} row={row} facts={facts.get(row.id)} />
        ))}
      </ul>
    </>
  );
}

/** The facts of each banner, as they are written now. */
function useFacts(rows: readonly Row[]): Map<string, Facts> {
  const drafts = useQueries({
    queries: rows.map(({ id }) => {
      const input = { query: { collection: COLLECTION, id } };
      return { queryKey: queryKey(readDraft, input), queryFn: () => ask(readDraft, input) };
    }),
  });
  return new Map(
    drafts.flatMap(({ data }) => {
      const content = data?.data.parts.find(({ part }) => part === 'facts')?.content;
      return data ? [[data.data.id, content ?? {}] as const] : [];
    }),
  );
}

function BannerRow({ row, facts }: { row: Row; facts: Facts | undefined }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const title = row.titles[language] ?? row.titles.en ?? row.slug;
  return (
    <li className="ruled-row banner-row">
      <div className="ruled-row-text">
        <Link className="row-title" to={`/content/${COLLECTION}/${row.id}`}>
          {title || say('Without a title', 'बिना शीर्षक')}
        </Link>
        <p className="row-note">{facts && <PlacesAndDays facts={facts} />}</p>
      </div>
      <span className="banner-marks">
        {row.parts.map(({ part, state }) => (
          <span key={part} className="banner-mark">
            {part} <StatusMark status={state} />
          </span>
        ))}
      </span>
    </li>
  );
}

function PlacesAndDays({ facts: { places, from, until } }: { facts: Facts }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const [now] = useState(() => Date.now());
  const named: readonly string[] = places?.length ? places : ['/'];
  const labels = Object.entries(bannerPlaces)
    .filter(([place]) => named.includes(place))
    .map(([, label]) => sayText(label));
  const begins = from && dayAndHour(from, language);
  const ends = until && dayAndHour(until, language);
  const days = [
    begins && say(`from ${begins}`, `${begins} से`),
    ends && say(`until ${ends}`, `${ends} तक`),
  ].filter(Boolean);
  return (
    <>
      {labels.join(', ')}
      {' · '}
      {days.length > 0 ? days.join(' ') : say('always', 'हमेशा')}
      {until && Date.parse(until) <= now && say(' · over', ' · समय बीत चुका')}
      {from && Date.parse(from) > now && say(' · still to come', ' · अभी आना है')}
    </>
  );
}
