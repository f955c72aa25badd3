import { useCallPages } from '#client/query-pages.ts';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages } from '#contract/languages.ts';
import { longDate } from '#lib/dates.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { ShowMore } from '#ui/console/show-more.tsx';
import { topicTexts } from '#ui/console/topic-texts.ts';
import { useToast } from '#ui/console/use-toast.ts';
import { listReaders, openReader } from '../contract/people.ts';
import type { ReaderFilter } from '../contract/people.ts';
import { sourceTexts, stateTexts } from './people-texts.ts';

type Reader = ReplyOf<typeof listReaders>['data'][number];

/** The readers of a view, newest first. */
export function ReaderList({ filter }: { filter: ReaderFilter }) {
  return (
    <ul className="readers">
      <Readers filter={filter} />
    </ul>
  );
}

function Readers({ filter }: { filter: ReaderFilter }) {
  const say = useSay();
  const pages = useCallPages(listReaders, (after) => ({
    query: { ...filter, ...(after && { after }) },
  }));
  const { rows } = pages;
  if (!rows)
    return (
      <li>
        <QueryState query={pages} />
      </li>
    );
  if (rows.length === 0)
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
  return (
    <>
      {rows.map((reader) => (
        <ReaderRow key={reader.id} reader={reader} />
      ))}
      {pages.more && (
        <li>
          <ShowMore pages={pages} />
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
