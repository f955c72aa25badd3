import { useState } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { QueryState } from '#ui/console/screen-state.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { drawQuizWinners, listQuizWinners } from '../contract/desk.ts';
import { listQuizDraws } from '../contract/draws.ts';
import { NewDraw } from './new-draw.tsx';

type Draw = ReplyOf<typeof listQuizDraws>['data'][number];

/** Draws: announced with the seal of their seed, and drawn once their days are over. */
export function DrawsView() {
  const may = usePermission();
  const draws = useCallQuery(listQuizDraws);
  return (
    <>
      {may('quiz:publish') && <NewDraw />}
      <QueryState query={draws} />
      <ul className="quiz-days">
        {draws.data?.data.map((draw) => (
          <DrawRow key={draw.id} draw={draw} />
        ))}
      </ul>
    </>
  );
}

function DrawRow({ draw }: { draw: Draw }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const may = usePermission();
  const toast = useToast();
  const [isShown, setShown] = useState(false);
  const run = useCallMutation(drawQuizWinners, { refreshes: [listQuizDraws] });
  const { id, title, firstDay, lastDay, prizes, fewestRounds, seedHash, isDrawn } = draw;
  return (
    <li className="quiz-day">
      <h2 className="quiz-day-title">{title}</h2>
      <p>
        {longDate(firstDay, language)} – {longDate(lastDay, language)}
        {' · '}
        {say('rounds at least', 'कम से कम खेल')} {fewestRounds}
        {' · '}
        {say('prizes', 'इनाम')} {prizes}
      </p>
      <p className="row-note">
        {say('Seal of the seed', 'बीज की मुहर')}: <code>{seedHash}</code>
      </p>
      <p className="quiz-actions">
        {!isDrawn && may('quiz:publish') && (
          <ActionButton
            icon="check"
            busy={run.isPending}
            onClick={() =>
              run.mutate(
                { body: { id } },
                { onSuccess: ({ message = '' }) => toast.success(message), onError: toast.error },
              )
            }
          >
            {say('Draw the winners', 'जीतने वाले निकालें')}
          </ActionButton>
        )}
        {isDrawn && may('supporters:read') && !isShown && (
          <ActionButton kind="line" onClick={() => setShown(true)}>
            {say('Show the winners', 'जीतने वाले दिखाएँ')}
          </ActionButton>
        )}
      </p>
      {isShown && <Winners id={id} />}
    </li>
  );
}

function Winners({ id }: { id: string }) {
  const say = useSay();
  const list = useCallQuery(listQuizWinners, { query: { id } });
  if (!list.data) return <QueryState query={list} rows={1} />;
  return (
    <ol>
      {list.data.data.map(({ ticket, name, phoneNumber, email }) => (
        <li key={ticket}>
          {name ?? say('An erased account', 'मिटाया गया खाता')}{' '}
          {[phoneNumber, email].filter(Boolean).join(' · ')} <code>{ticket}</code>
        </li>
      ))}
    </ol>
  );
}
