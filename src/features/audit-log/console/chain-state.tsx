import { useCallMutation } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate } from '#lib/dates.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { hourOfDay } from '#ui/console/console-dates.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { findChain, listRecord, verifyRecord } from '../contract.ts';

type Chain = ReplyOf<typeof findChain>['data'];

/** The state of the chain in a sentence, and the button that reads it anew. */
export function ChainState({ chain }: { chain: Chain }) {
  const say = useSay();
  const toast = useToast();
  const verify = useCallMutation(verifyRecord, { refreshes: [findChain, listRecord] });
  const isBroken = chain.checked?.isWhole === false;
  return (
    <div
      className={isBroken ? 'state-band state-band-bad' : 'state-band'}
      role={isBroken ? 'alert' : 'status'}
    >
      <ConsoleIcon name={isBroken ? 'warning' : 'check'} />
      <p>
        <ChainSentence chain={chain} />
      </p>
      <ActionButton
        kind="line"
        busy={verify.isPending}
        onClick={() => verify.mutate({}, { onError: toast.error })}
      >
        {verify.isPending ? say('Checking', 'जाँच हो रही है') : say('Check now', 'अभी जाँचें')}
      </ActionButton>
    </div>
  );
}

function ChainSentence({ chain: { checked, keepers } }: { chain: Chain }) {
  const say = useSay();
  const language = useConsoleLanguage();
  if (!checked)
    return say(
      'The chain has not been checked yet. It is checked every night.',
      'कड़ी की जाँच अभी नहीं हुई है\u202f। यह हर रात होती है\u202f।',
    );
  const when = `${longDate(checked.at, language)}, ${hourOfDay(checked.at, language)}`;
  const lines = checked.entries.toLocaleString('en-IN');
  if (!checked.isWhole)
    return (
      <>
        <strong>{say('The chain is broken.', 'कड़ी टूटी हुई है\u202f।')}</strong>{' '}
        {say(
          `After line ${lines} something was changed or removed behind the record’s back; checked ${when}. Compare with the mails of earlier nights.`,
          `पंक्ति ${lines} के बाद कुछ चुपके से बदला या हटाया गया; जाँच ${when}\u202f। पिछली रातों के मेल से मिलाइए\u202f।`,
        )}
      </>
    );
  const head = checked.head.slice(0, 16).match(/.{4}/g)?.join(' ');
  return (
    <>
      <strong>{say('The chain is whole.', 'कड़ी पूरी है\u202f।')}</strong>{' '}
      {say(
        `Checked ${when} from the first line on, ${lines} lines. Its head`,
        `${when} को पहली पंक्ति से जाँची गई, ${lines} पंक्तियाँ\u202f। इसका सिरा`,
      )}{' '}
      <span className="seal">{head}</span>{' '}
      {say(
        keepers === 1
          ? 'is mailed to one person every night.'
          : `is mailed to ${keepers} people every night.`,
        `हर रात ${keepers} लोगों को मेल किया जाता है\u202f।`,
      )}
    </>
  );
}
