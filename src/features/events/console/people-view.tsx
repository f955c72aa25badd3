import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { spacedMobile } from '#lib/phone.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { AskedFirst } from '#ui/console/asked-first.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import {
  findEventGathering,
  listEventReplies,
  openEventReply,
  withdrawEventReply,
} from '../contract/desk.ts';

type State = 'going' | 'waiting' | 'unconfirmed' | 'withdrawn';
type Replier = ReplyOf<typeof listEventReplies>['data'][number];

/** People by name; where they are reached stays covered until somebody opens it, which is recorded. */
export function PeopleView({ event, state }: { event: string; state: State }) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const list = useCallQuery(listEventReplies, { query: { event, state, page } });
  const { data: people = [], total = 0, size = 1 } = list.data ?? {};
  return (
    <>
      <QueryState query={list} />
      {list.data && people.length === 0 && (
        <ScreenState icon="check" title={say('Nobody is here', 'यहाँ कोई नहीं है')}>
          {say(
            'People who reply on the page of the event stand here.',
            'कार्यक्रम के पन्ने पर जवाब देने वाले यहाँ दिखते हैं\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="gathering-rows">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} state={state} />
        ))}
      </ul>
      {total > size && (
        <p className="gathering-pager">
          <ActionButton kind="line" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {say('Before', 'पिछले')}
          </ActionButton>
          <ActionButton
            kind="line"
            disabled={page * size >= total}
            onClick={() => setPage(page + 1)}
          >
            {say('Next', 'अगले')}
          </ActionButton>
        </p>
      )}
    </>
  );
}

function PersonRow({ person, state }: { person: Replier; state: State }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { id, name, people, code, repliedAt, cameIn, hasDouble } = person;
  return (
    <li className="gathering-row">
      <p>
        <strong lang={languageOfScript(name, language)}>{name}</strong>
        <span className="row-note">
          {say(people === 1 ? '1 person' : `${people} people`, `${people} लोग`)}, {code},{' '}
          {dayAndHour(repliedAt, language)}
          {cameIn && `, ${say('came in', 'आ चुके')}`}
          {hasDouble && `, ${say('the number is in another reply too', 'यही नंबर एक और जवाब में है')}`}
        </span>
      </p>
      <div className="gathering-actions">
        <Contact person={person} />
        {state !== 'withdrawn' && <TakeOff id={id} name={name} />}
      </div>
    </li>
  );
}

function Contact({ person: { id, hasEmail, hasPhone } }: { person: Replier }) {
  const say = useSay();
  const toast = useToast();
  const open = useCallMutation(openEventReply);
  const opened = open.data?.data;
  if (opened)
    return (
      <span>
        {[opened.phoneNumber && spacedMobile(opened.phoneNumber), opened.email]
          .filter(Boolean)
          .join(' · ')}
      </span>
    );
  const label =
    hasEmail && hasPhone
      ? say('Show number and mail', 'नंबर और मेल दिखाएँ')
      : hasEmail
        ? say('Show the mail address', 'मेल पता दिखाएँ')
        : say('Show the number', 'नंबर दिखाएँ');
  return (
    <ActionButton
      kind="line"
      icon="eye"
      busy={open.isPending}
      onClick={() => open.mutate({ body: { id } }, { onError: toast.error })}
    >
      {label}
    </ActionButton>
  );
}

function TakeOff({ id, name }: Pick<Replier, 'id' | 'name'>) {
  const say = useSay();
  const may = usePermission();
  const toast = useToast();
  const language = useConsoleLanguage();
  const take = useCallMutation(withdrawEventReply, {
    refreshes: [listEventReplies, findEventGathering],
  });
  if (!may('supporters:write')) return null;
  return (
    <AskedFirst
      kind="quiet"
      busy={take.isPending}
      title={say('Take off the list', 'सूची से हटाएँ')}
      about={name}
      lang={languageOfScript(name, language)}
      question={say(
        'Nobody can be put back from here. A seat that is free goes at once to the next on the waiting list, who is told.',
        'यहाँ से किसी को वापस नहीं जोड़ा जा सकता\u202f। खाली हुई जगह तुरंत प्रतीक्षा सूची के अगले को मिलती है, और उसे बता दिया जाता है\u202f।',
      )}
      act={say('Take off', 'हटाएँ')}
      onSure={() =>
        take.mutate(
          { body: { id } },
          { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
        )
      }
    >
      {say('Take off the list', 'सूची से हटाएँ')}
      <span className="visually-hidden"> {name}</span>
    </AskedFirst>
  );
}
