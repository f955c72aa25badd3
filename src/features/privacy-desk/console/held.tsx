import { useEffect } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { FailedState, RowSkeletons } from '#ui/console/screen-state.tsx';
import { findHeld } from '../contract.ts';
import { fieldTexts } from './request-texts.ts';

type Place = ReplyOf<typeof findHeld>['data'][number];

export interface Person {
  /** The request that it is looked at for. */
  id?: number;
  email?: string;
  phoneNumber?: string;
}

/** Everything that is held on a person, by place and ground; a place opens to show its rows. */
export function Held({ person }: { person: Person }) {
  const { mutate, data, error } = useCallMutation(findHeld);
  const { id, email, phoneNumber } = person;
  useEffect(() => {
    mutate({
      body: { ...(id && { id }), ...(email && { email }), ...(phoneNumber && { phoneNumber }) },
    });
  }, [mutate, id, email, phoneNumber]);
  if (error) return <FailedState error={error} retry={() => mutate({ body: person })} />;
  if (!data) return <RowSkeletons />;
  return <Places places={data.data} />;
}

function Places({ places }: { places: readonly Place[] }) {
  const say = useSay();
  return (
    <div className="held-scroll">
      <table className="held">
        <thead>
          <tr>
            <th scope="col">{say('Where', 'कहाँ')}</th>
            <th scope="col">{say('Since', 'कब से')}</th>
            <th scope="col">{say('What', 'क्या')}</th>
            <th scope="col">{say('Ground', 'आधार')}</th>
            <th scope="col">{say('When erased', 'मिटाने पर')}</th>
          </tr>
        </thead>
        <tbody>
          {places
            .toSorted((a, b) => Number(b.rows > 0) - Number(a.rows > 0))
            .map((place) => (
              <PlaceRow key={place.label[0]} place={place} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function PlaceRow({ place }: { place: Place }) {
  const say = useSay();
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const { label, ground, rows, since, fields, stays, held } = place;
  if (rows === 0)
    return (
      <tr className="held-none">
        <th scope="row">{sayText(label)}</th>
        <td colSpan={4}>{say('none held', 'कुछ नहीं')}</td>
      </tr>
    );
  const named = fields.map((field) => {
    const text = fieldTexts[field];
    return text ? sayText(text) : field;
  });
  return (
    <tr>
      <th scope="row">
        {sayText(label)} <span className="view-count">{rows}</span>
      </th>
      <td>{since && longDate(since, language)}</td>
      <td>
        <HeldRows title={[...new Set(named)].join(', ')} held={held} />
      </td>
      <td className="row-note">{sayText(ground)}</td>
      <td>
        {stays === null ? (
          say('goes', 'हटता है')
        ) : (
          <>
            {say('stays', 'रहता है')}
            <span className="row-note held-why">{sayText(stays)}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function HeldRows({ title, held }: { title: string; held: object }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre className="held-rows">{JSON.stringify(held, null, 2)}</pre>
    </details>
  );
}
