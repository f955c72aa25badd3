import { useState } from 'react';
import { isShortMapLink, readMapPlace, writeMapPlace } from '#lib/map-place.ts';
import type { MapPlace } from '#lib/map-place.ts';
import { useSay } from '#ui/console/say.tsx';
import { useEditing } from '../editing-context.ts';
import { tiesOf } from './control-props.ts';
import type { ControlProps } from './control-props.ts';

/** A place on the map: two numbers, or a link copied from any map. No map is loaded from elsewhere. */
export function MapControl(props: ControlProps) {
  const { id, part, field, initial, isReadOnly, onType } = props;
  const { saving } = useEditing();
  const { longitude: other = '' } = field.beside;
  const begun = placeOf(initial, saving.value(part, other));
  const [typed, setTyped] = useState(begun ? writeMapPlace(begun) : '');
  const place = readMapPlace(typed);
  const isUnread = typed.trim() !== '' && !place;
  const type = (text: string) => {
    setTyped(text);
    const read = readMapPlace(text);
    if (!read && text.trim() !== '') return;
    onType(read?.latitude);
    saving.type(part, other, read?.longitude);
  };
  return (
    <>
      <input
        {...tiesOf({ ...props, isInvalid: isUnread })}
        className="input"
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder="27.1751, 78.0421"
        value={typed}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {isUnread && <Unread typed={typed} />}
      {place && <OnMaps id={id} place={place} />}
    </>
  );
}

function placeOf(latitude: unknown, longitude: unknown): MapPlace | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined;
}

function Unread({ typed }: { typed: string }) {
  const say = useSay();
  return (
    <p className="field-problem" role="alert">
      {isShortMapLink(typed)
        ? say(
            'This short link hides the place. Open it, and copy the long address that it leads to.',
            'इस छोटे लिंक में जगह छिपी है\u202f। इसे खोलें और जो लंबा पता मिले उसे यहाँ डालें\u202f।',
          )
        : say(
            'There is no place in this. Paste a link from a map, or write two numbers: 27.1751, 78.0421',
            'इसमें कोई जगह नहीं मिली\u202f। नक़्शे का लिंक डालें, या दो अंक लिखें: 27.1751, 78.0421',
          )}
    </p>
  );
}

/** The place as it was understood, with a way to look at it: the map opens elsewhere, and only when asked. */
function OnMaps({ id, place: { latitude, longitude } }: { id: string; place: MapPlace }) {
  const say = useSay();
  const sides = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E'];
  return (
    <p className="field-hint">
      <output htmlFor={id}>
        {Math.abs(latitude)}° {sides[0]}, {Math.abs(longitude)}° {sides[1]}
      </output>
      {'. '}
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {say('Look at it on a map, in a new tab', 'नए टैब में नक़्शे पर देखें')}
      </a>
    </p>
  );
}
