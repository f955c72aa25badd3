import { redirect, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { longDate, weekday } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, usePostedForm } from '#ui/forms/posted-form.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { useLocalPath, useRootData } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { useTranslation } from '#ui/translation.tsx';
import { changeEventReply, findEventReply } from '../contract/replies.ts';
import { EventTimes } from './event-facts.tsx';
import './events.css';

export const headers = privateHeaders;

const keyIn = ({ url }: Request) => new URL(url).searchParams.get('key') ?? '';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = { id: params['id'] ?? '', key: keyIn(request) };
  return (await context.get(siteContext).call(findEventReply, { query })).data;
}

/** Opening the page changes nothing, because mail scanners open links; its buttons do. */
export function action({ context, params, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  const own = { id: params['id'] ?? '', key: keyIn(request) };
  return postForm(request, {
    send: ({ coming, people }) =>
      call(changeEventReply, {
        body: { ...own, coming: coming as 'yes', ...(people && { people }) },
      }),
    thanks: () => redirect(`/event-reply/${own.id}?key=${own.key}`, 303),
  });
}

type OwnReply = ReplyOf<typeof findEventReply>['data'];

/** The page of one reply, for whoever has its link; its forms need no script. */
export default function OwnReplyPage() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const reply = useLoaderData<typeof loader>();
  const { failure, message, problems } = usePostedForm();
  const { event, state, isOpen } = reply;
  return (
    <>
      <PageMeta title={t('reply.ownTitle')} hidden />
      {/* A form without a referrer would have no origin, and be refused. */}
      <meta name="referrer" content="same-origin" />
      <PageHeader title={headline(reply, t)} sentence />
      <div className="container section own-reply">
        <FormFailure failure={failure} message={message ?? Object.values(problems)[0]} />
        <OwnEvent event={event} />
        {!event.cancelled && <OwnState reply={reply} />}
        {isOpen &&
          (state === 'going' || state === 'waiting' ? (
            <Change reply={reply} />
          ) : (
            <Come reply={reply} />
          ))}
        <p>
          <Link arrow href={to(event.path)}>
            {t('reply.toEvent')}
          </Link>
        </p>
      </div>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function headline({ event, state, isOpen }: OwnReply, t: Translate): string {
  if (event.cancelled) return t('reply.ownCancelled');
  // Nobody is asked who cannot answer any more.
  if (state === 'unconfirmed' && !isOpen) return t('reply.ownTitle');
  return t(`reply.own_${state}`);
}

function OwnEvent({ event }: Pick<{ event: OwnReply['event'] }, 'event'>) {
  const { language } = useRootData();
  const { title, place, address, startsAt } = event;
  return (
    <div className="own-reply-event">
      <h2 lang={event.language}>{title}</h2>
      <p>
        {weekday(startsAt, language)}, {longDate(startsAt, language)}, <EventTimes event={event} />
      </p>
      <p lang={event.language}>
        <b>{place}</b>
        <br />
        {address}
      </p>
    </div>
  );
}

/** The note under a place in line: how its owner hears of a free seat. */
const waitNotes = {
  mail: 'reply.waitNote',
  sms: 'reply.waitNoteSms',
  nobody: 'reply.waitNoteNobody',
} as const;

/** The note under an open reply: the next thing that its owner may do with it. */
function noteOf(state: OwnReply['state'], toldBy: OwnReply['toldBy']) {
  if (state === 'waiting') return waitNotes[toldBy ?? 'nobody'];
  return notes[state];
}

const notes = {
  unconfirmed: 'reply.notYet',
  going: 'reply.keepLink',
  withdrawn: 'reply.isWithdrawn',
} as const;

function OwnState({ reply }: { reply: OwnReply }) {
  const { state, place, people, code, name, toldBy, isOpen } = reply;
  const { t } = useTranslation();
  const note = <p>{t(isOpen ? noteOf(state, toldBy) : 'reply.closed')}</p>;
  if (state === 'unconfirmed' || state === 'withdrawn') return note;
  return (
    <>
      <dl className="own-reply-facts">
        <div>
          <dt>{t('join.name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('reply.coming')}</dt>
          <dd>{t('reply.count', { count: people })}</dd>
        </div>
        <div>
          <dt>{state === 'going' ? t('reply.code') : t('reply.place')}</dt>
          <dd>{state === 'going' ? <b className="own-reply-code">{code}</b> : place}</dd>
        </div>
      </dl>
      {note}
    </>
  );
}

function Come({ reply }: { reply: OwnReply }) {
  const { t } = useTranslation();
  return (
    <form className="fields" method="post">
      <input type="hidden" name="coming" value="yes" />
      <PeopleField people={reply.people} />
      <div className="row">
        <Button>{t('reply.come')}</Button>
      </div>
    </form>
  );
}

function Change({ reply }: { reply: OwnReply }) {
  const { t } = useTranslation();
  return (
    <form className="fields" method="post">
      <PeopleField people={reply.people} />
      <div className="row">
        <Button name="coming" value="yes">
          {t('reply.change')}
        </Button>
        <Button kind="line" name="coming" value="no">
          {t('reply.withdraw')}
        </Button>
      </div>
    </form>
  );
}

function PeopleField({ people }: Pick<OwnReply, 'people'>) {
  const { t } = useTranslation();
  return (
    <SelectField name="people" label={t('reply.people')} defaultValue={people}>
      {[1, 2, 3, 4, 5].map((count) => (
        <option key={count} value={count}>
          {t('reply.count', { count })}
        </option>
      ))}
    </SelectField>
  );
}
