import { useState } from 'react';
import { call } from '#client/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Result } from '#ui/result.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { useSubmission } from '#ui/use-submission.ts';
import type { findEventSeats, replyToEvent } from '../contract/replies.ts';

export type Availability = ReplyOf<typeof findEventSeats>['data']['availability'];

/** A reply that was made in this page, with the address of its own. */
type Seated = ReplyOf<typeof replyToEvent>['data'] & { url: string };

interface ReplySectionProps {
  event: { id: string; slug: string };
  availability: Availability;
  /** Whether the browser has just submitted the form natively. */
  sent: boolean;
}

/** Asks whether the reader is coming, until the event begins. */
export function ReplySection({ event, availability, sent }: ReplySectionProps) {
  const { t } = useTranslation();
  const [isMailed, setMailed] = useState(sent);
  const [seated, setSeated] = useState<Seated>();
  if (availability === 'closed') return null;
  const goOn = (made: Seated) => {
    // Back leads to this page as it is now: the form would take another seat with what was typed.
    setSeated(made);
    location.assign(made.url);
  };
  return (
    <section id="coming-along" className="event-reply" aria-labelledby="coming-along-title">
      {isMailed && (
        <Result title={t('reply.mailedTitle')}>
          <p>{t('reply.mailed')}</p>
        </Result>
      )}
      {seated && <JustReplied {...seated} />}
      {!isMailed && !seated && (
        <>
          <OwnReply event={event} />
          <h2 id="coming-along-title">{t('reply.title')}</h2>
          <p>{t(`reply.${availability}`)}</p>
          <ReplyForm
            event={event}
            isFull={availability === 'full'}
            onMailed={() => setMailed(true)}
            onSeated={goOn}
          />
        </>
      )}
    </section>
  );
}

/** The way to a reply that was just made, where its form was. */
function JustReplied({ state, url }: Seated) {
  const { t } = useTranslation();
  return (
    <Result title={t(state === 'waiting' ? 'reply.own_waiting' : 'reply.own_going')}>
      <p>
        <a href={url}>{t('reply.seeOwn')}</a>
      </p>
    </Result>
  );
}

/** Stands in the page of everybody; show-own-reply.ts fills it in for those who have replied. */
function OwnReply({ event }: Pick<ReplySectionProps, 'event'>) {
  const { t } = useTranslation();
  const to = useLocalPath();
  return (
    <div className="event-reply-own" data-event={event.id}>
      <h2 data-state="going">{t('reply.own_going')}</h2>
      <h2 data-state="waiting">{t('reply.own_waiting')}</h2>
      <p>
        <a href={to('/profile')}>{t('reply.seeOwn')}</a>
      </p>
    </div>
  );
}

interface ReplyFormProps extends Pick<ReplySectionProps, 'event'> {
  isFull: boolean;
  onMailed: () => void;
  onSeated: (reply: Seated) => void;
}

/** Asks people with an account for nothing but how many they are; without scripts the page takes it. */
function ReplyForm({ event, isFull, onMailed, onSeated }: ReplyFormProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { typed, problems, failure, message } = usePostedForm();
  const { errors, busy, handlers } = useSubmission({
    check: (now) => (isLoggedIn() ? {} : missing(now, t)),
    send: (now) => reply(event.id, now),
    prepare: fetchContract,
    region: t('frame.messages'),
    initial: problems,
    quiet: true,
    onSuccess: ({ data: { state, url } }) => (url ? onSeated({ state, url }) : onMailed()),
  });
  const field = (name: string) => ({ name, defaultValue: typed[name], problem: errors[name] });
  return (
    <form
      className="fields"
      action={to(`/events/${event.slug}`)}
      method="post"
      data-enhanced
      noValidate
      {...handlers}
    >
      <FormFailure failure={failure} message={message} />
      <p className="event-reply-known">{t('reply.known')}</p>
      <TextField
        {...field('name')}
        className="event-reply-who"
        label={t('join.name')}
        autoComplete="name"
      />
      <TextField
        {...field('contact')}
        className="event-reply-who"
        label={t('reply.contact')}
        hint={t('reply.contactHint')}
        autoComplete="email"
      />
      <SelectField {...field('people')} label={t('reply.people')}>
        {[1, 2, 3, 4, 5].map((count) => (
          <option key={count} value={count}>
            {t('reply.count', { count })}
          </option>
        ))}
      </SelectField>
      <Honeypot />
      <div className="row">
        <Button busy={busy}>
          {t(busy ? 'join.sending' : isFull ? 'reply.wait' : 'reply.come')}
        </Button>
      </div>
      <p className="privacy-line">
        {t('reply.privacy')} <a href={to('/privacy')}>{t('frame.privacy')}</a>
      </p>
    </form>
  );
}

const isLoggedIn = () => document.documentElement.dataset['session'] === 'in';

type Translate = ReturnType<typeof useTranslation>['t'];

function missing({ name, contact }: Record<string, string>, t: Translate) {
  return {
    ...(!name && { name: t('join.nameRequired') }),
    ...(!contact && { contact: t('reply.contactRequired') }),
  };
}

/** The contract is loaded with the first reply, because it includes the validation library. */
const fetchContract = () => import('../contract/replies.ts');

async function reply(event: string, typed: Record<string, string>) {
  const { replyToEvent } = await fetchContract();
  return call(replyToEvent, { body: { ...typed, event } });
}
