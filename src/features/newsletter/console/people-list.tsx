import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { listReaders, openReader } from '../contract/people.ts';
import type { ReaderFilter } from '../contract/people.ts';
import { sourceTexts, stateTexts } from './people-texts.ts';

type Reader = ReplyOf<typeof listReaders>['data'][number];

/** The readers of a view, newest first. */
export function ReaderList({ filter }: { filter: ReaderFilter }) {
  const [after, setAfter] = useState<string[]>(['']);
  return (
    <ul className="readers">
      {after.map((from, at) => (
        <ReaderPage
          key={from}
          from={from}
          filter={filter}
          isLast={at === after.length - 1}
          onMore={(next) => setAfter([...after, next])}
        />
      ))}
    </ul>
  );
}

interface PageProps {
  from: string;
  filter: ReaderFilter;
  isLast: boolean;
  onMore: (next: string) => void;
}

function ReaderPage({ from, filter, isLast, onMore }: PageProps) {
  const say = useSay();
  const list = useCallQuery(listReaders, { query: { ...filter, ...(from && { after: from }) } });
  const { data } = list;
  if (!data)
    return (
      <li>
        <QueryState query={list} />
      </li>
    );
  if (data.data.length === 0 && from === '')
    return (
      <li>
        <ScreenState icon="mail" title={say('Nobody is here yet', 'यहाँ अभी कोई नहीं')}>
          {say(
            'People come by the form in the footer, by their account, or by a list with proof.',
            'लोग फ़ुटर के फ़ॉर्म से, अपने खाते से, या प्रमाण वाली सूची से आते हैं\u202f।',
          )}
        </ScreenState>
      </li>
    );
  const { next } = data;
  return (
    <>
      {data.data.map((reader) => (
        <ReaderRow key={reader.id} reader={reader} />
      ))}
      {isLast && next && (
        <li>
          <ActionButton kind="line" onClick={() => onMore(next)}>
            {say('Show more', 'और दिखाएँ')}
          </ActionButton>
        </li>
      )}
    </>
  );
}

function ReaderRow({ reader }: { reader: Reader }) {
  const say = useSay();
  const sayText = useSayText();
  const consoleLanguage = useConsoleLanguage();
  const toast = useToast();
  const open = useCallMutation(openReader);
  const { id, address, language, topics, source, state, since } = reader;
  const opened = open.data?.data;
  const facts = [
    sayText(stateTexts[state]),
    languages[language].name,
    topics.map((topic) => sayText(topicTexts[topic])).join(', '),
    `${sayText(sourceTexts[source])}, ${longDate(since, consoleLanguage)}`,
  ];
  return (
    <li className="reader">
      <p className="reader-text">
        <span className="reader-address">{opened?.email ?? address}</span>
        {opened?.name && (
          <span lang={languageOfScript(opened.name, consoleLanguage)}>{opened.name}</span>
        )}
        <span className="row-note">{facts.join(' · ')}</span>
        {opened?.proof && (
          <span className="row-note">
            {say(`Proof: ${opened.proof}`, `प्रमाण: ${opened.proof}`)}
          </span>
        )}
      </p>
      {!opened && (
        <ActionButton
          kind="quiet"
          icon="eye"
          busy={open.isPending}
          aria-label={say(`Show the address ${address}`, `पता दिखाएँ: ${address}`)}
          onClick={() => open.mutate({ body: { id } }, { onError: toast.error })}
        >
          {say('Show', 'दिखाएँ')}
        </ActionButton>
      )}
    </li>
  );
}
