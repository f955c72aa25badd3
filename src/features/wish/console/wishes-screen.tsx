import { useSearchParams } from 'react-router';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { decideWishes, listWishesToCheck } from '../contract.ts';
import './wishes.css';

const states = ['waiting', 'public', 'refused'] as const;

type State = (typeof states)[number];
type Wish = ReplyOf<typeof listWishesToCheck>['data'][number];

const stateTexts: Record<State, ConsoleText> = {
  waiting: ['Waiting', 'रुके हुए'],
  public: ['On the wall', 'दीवार पर'],
  refused: ['Refused', 'नामंज़ूर'],
};

/** Birthday cards: nobody else sees one before somebody has looked at it here. */
export default function WishesScreen() {
  const say = useSay();
  const [query, setQuery] = useSearchParams();
  const state = states.find((each) => each === query.get('state')) ?? 'waiting';
  const list = useCallQuery(listWishesToCheck, { query: { state } });
  const wishes = list.data?.data ?? [];
  return (
    <Screen title={say('Birthday cards', 'जन्मदिन के कार्ड')} count={list.data?.total}>
      <ViewTabs
        views={states}
        texts={stateTexts}
        chosen={state}
        onChoose={(each) => setQuery(each === 'waiting' ? {} : { state: each }, { replace: true })}
      />
      <QueryState query={list} />
      {list.data && wishes.length === 0 && (
        <ScreenState icon="check" title={say('No card is here', 'यहाँ कोई कार्ड नहीं है')}>
          {say(
            'Cards that visitors make wait here until somebody has looked at them.',
            'आगंतुकों के बनाए कार्ड यहाँ तब तक रुकते हैं जब तक कोई उन्हें देख न ले\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="wish-rows">
        {wishes.map((wish) => (
          <WishRow key={wish.id} wish={wish} state={state} />
        ))}
      </ul>
    </Screen>
  );
}

function WishRow({ wish, state }: { wish: Wish; state: State }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  const toast = useToast();
  const decide = useCallMutation(decideWishes, { refreshes: [listWishesToCheck] });
  const settle = (next: 'public' | 'refused') =>
    decide.mutate(
      { body: { id: [wish.id], state: next } },
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
    );
  return (
    <li className="wish-row">
      <p className="wish-row-text">
        <strong lang={languageOfScript(wish.name, language)}>{wish.name}</strong>
        {wish.message && (
          <span lang={languageOfScript(wish.message, language)}>{wish.message}</span>
        )}
        <span className="row-note">{dayAndHour(wish.createdAt, language)}</span>
      </p>
      {may('supporters:write') && (
        <p className="wish-row-actions">
          {state !== 'public' && (
            <ActionButton icon="check" busy={decide.isPending} onClick={() => settle('public')}>
              {say('Show it', 'दिखाएँ')}
            </ActionButton>
          )}
          {state !== 'refused' && (
            <ActionButton kind="line" busy={decide.isPending} onClick={() => settle('refused')}>
              {say('Refuse', 'नामंज़ूर करें')}
            </ActionButton>
          )}
        </p>
      )}
    </li>
  );
}
