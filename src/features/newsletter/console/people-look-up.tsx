import { useRef } from 'react';
import { useCallMutation } from '#client/query.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import { longDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { useSay, useSayText, useConsoleLanguage } from '#ui/console/say.tsx';
import { TextField } from '#ui/field.tsx';
import { lookUpReader } from '../contract/people.ts';
import { reasonTexts } from './people-texts.ts';

type LookedUp = ReplyOf<typeof lookUpReader>['data'];

const texts: Record<LookedUp['state'], ConsoleText> = {
  confirmed: ['This address gets the newsletter.', 'इस पते पर समाचार पत्र जाता है\u202f।'],
  waiting: [
    'Somebody asked for it; the owner has yet to press the button in the mail.',
    'किसी ने माँगा है; पते के मालिक ने अभी मेल का बटन नहीं दबाया\u202f।',
  ],
  suppressed: [
    'Nothing goes there. Only its owner can come back, by the form and the button in the mail.',
    'वहाँ कुछ नहीं भेजा जाता\u202f। सिर्फ़ पते का मालिक लौट सकता है, फ़ॉर्म और मेल के बटन से\u202f।',
  ],
  unknown: ['We do not know this address.', 'यह पता हमारे पास नहीं है\u202f।'],
};

/** Answers somebody who asks whether they are on the list. */
export function LookUp() {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const look = useCallMutation(lookUpReader);
  const failure = look.error instanceof CallFailed ? look.error.failure : undefined;
  const problem = failure && (failure.errors?.[0]?.msg ?? failure.message);
  return (
    <form
      className="reader-look-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        look.mutate({ body: { email: field.current?.value ?? '' } });
      }}
    >
      <TextField
        ref={field}
        type="email"
        autoComplete="off"
        label={say('Is this address on the list?', 'क्या यह पता सूची में है?')}
        {...(problem && { problem })}
      />
      <ActionButton type="submit" kind="line" icon="search" busy={look.isPending}>
        {say('Look', 'देखें')}
      </ActionButton>
      <p role="status">{look.data && <Answer found={look.data.data} />}</p>
    </form>
  );
}

function Answer({ found: { state, reason, since } }: { found: LookedUp }) {
  const sayText = useSayText();
  const language = useConsoleLanguage();
  const more = [reason && sayText(reasonTexts[reason]), since && longDate(since, language)];
  return [sayText(texts[state]), ...more.filter(Boolean)].join(' · ');
}
