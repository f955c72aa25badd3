import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { dayAndHour } from '#ui/console/console-dates.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState, ScreenState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { ViewTabs } from '#ui/console/view-tabs.tsx';
import { decideQuizClaims, listQuizClaims } from '../contract/desk.ts';

const states = ['waiting', 'sent', 'refused'] as const;

type State = (typeof states)[number];
type Claim = ReplyOf<typeof listQuizClaims>['data'][number];

const texts: Record<State, ConsoleText> = {
  waiting: ['To be sent', 'भेजने हैं'],
  sent: ['Sent', 'भेजे गए'],
  refused: ['Not given', 'नहीं दिए गए'],
};

/** Rewards that people claimed, with where to send them. */
export function ClaimsView() {
  const say = useSay();
  const [state, setState] = useState<State>('waiting');
  const list = useCallQuery(listQuizClaims, { query: { state } });
  const claims = list.data?.data ?? [];
  return (
    <>
      <ViewTabs views={states} texts={texts} chosen={state} onChoose={setState} />
      <QueryState query={list} />
      {list.data && claims.length === 0 && (
        <ScreenState icon="check" title={say('Nothing is here', 'यहाँ कुछ नहीं है')}>
          {say(
            'Rewards that players claim wait here until somebody has sent them.',
            'खिलाड़ी जो इनाम माँगते हैं, वे भेजे जाने तक यहाँ रुकते हैं\u202f।',
          )}
        </ScreenState>
      )}
      <ul className="quiz-days">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} state={state} />
        ))}
      </ul>
    </>
  );
}

function ClaimRow({ claim, state }: { claim: Claim; state: State }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  const toast = useToast();
  const decide = useCallMutation(decideQuizClaims, { refreshes: [listQuizClaims] });
  const { id, reward, name, phoneNumber, email, claimedAt } = claim;
  const settle = (next: State) =>
    decide.mutate(
      { body: { id: [id], state: next } },
      { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
    );
  return (
    <li className="quiz-claim">
      <p>
        <strong>{reward}</strong>
        <span>{name ?? say('An erased account', 'मिटाया गया खाता')}</span>
        <span>{[phoneNumber, email].filter(Boolean).join(' · ')}</span>
        <span className="row-note">{dayAndHour(claimedAt, language)}</span>
      </p>
      {may('supporters:write') && (
        <p className="quiz-actions">
          {state !== 'sent' && (
            <ActionButton icon="check" busy={decide.isPending} onClick={() => settle('sent')}>
              {say('Sent', 'भेज दिया')}
            </ActionButton>
          )}
          {state !== 'refused' && (
            <ActionButton kind="line" busy={decide.isPending} onClick={() => settle('refused')}>
              {say('Not given', 'नहीं देना')}
            </ActionButton>
          )}
        </p>
      )}
    </li>
  );
}
