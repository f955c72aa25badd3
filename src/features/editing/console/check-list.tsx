import { Link } from 'react-router';
import { useCallQuery } from '#client/query.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { languages as names } from '#contract/languages.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay } from '#ui/console/say.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import { checkDraft } from '../contract.ts';
import { useEditing } from './editing-context.ts';
import type { Draft, DraftPart } from './editing-context.ts';
import { focusField, goToNextBehind } from './next-behind.ts';
import { useFieldLabel } from './use-field-label.ts';

type Finding = ReplyOf<typeof checkDraft>['data']['findings'][number];

/** Everything left to do before it goes out, each with the way there. */
export function CheckList() {
  const say = useSay();
  const { collection, draft } = useEditing();
  const check = useCallQuery(
    checkDraft,
    { query: { collection: collection.name, id: draft.id } },
    { placeholderData: (before) => before },
  );
  const { findings = [], links } = check.data?.data ?? {};
  const behind = draft.parts.filter((part) => part.behind.length > 0);
  const others = findings.filter(({ kind }) => kind !== 'behind');
  const left = others.filter(({ stops }) => stops).length + behind.length;
  return (
    <section aria-label={say('Before it goes out', 'प्रकाशन से पहले')}>
      <div className="panel-head">
        <h2>{say('Before it goes out', 'प्रकाशन से पहले')}</h2>
        <span className="row-note">{left > 0 && say(`${left} left`, `${left} बाक़ी`)}</span>
      </div>
      <ul className="checks">
        <ReviewRow review={draft.review} />
        {others.map((finding) => (
          <FindingRow
            key={`${finding.part} ${finding.field} ${finding.url} ${finding.kind}`}
            finding={finding}
          />
        ))}
        {behind.map(({ part, behind: fields }) => (
          <BehindRow key={part} part={part} fields={fields} />
        ))}
        {links !== undefined && links.all > 0 && links.all === links.answering && (
          <li className="check">
            <ConsoleIcon name="check" />
            {links.all === 1
              ? say('1 link answers', '1 लिंक चल रहा है')
              : say(`${links.all} links answer`, `${links.all} लिंक चल रहे हैं`)}
          </li>
        )}
        {check.data && left === 0 && others.length === 0 && (
          <li className="check">
            <ConsoleIcon name="check" />
            {say('Nothing stands in the way', 'कोई रुकावट नहीं')}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Tells that the text waits for a reviewer, with the way there, or why one sent it back. */
function ReviewRow({ review }: Pick<Draft, 'review'>) {
  const say = useSay();
  const { collection } = useEditing();
  if (review?.state === 'waiting')
    return (
      <li className="check">
        <StatusMark status="in-review" />
        <span>
          {say('Somebody else has to look at it.', 'कोई और इसे देखेगा\u202f।')}{' '}
          <Link to={`/reviews/${collection.name}/${review.id}`}>
            {say('Open the review', 'जाँच खोलें')}
          </Link>
        </span>
      </li>
    );
  if (review?.state !== 'returned') return null;
  return (
    <li className="check">
      <StatusMark status="returned" />
      <span>
        <b>{say('Returned: ', 'लौटाया गया: ')}</b>
        {review.reason}
      </span>
    </li>
  );
}

type BehindPart = Pick<DraftPart, 'part'> & { fields: DraftPart['behind'] };

/** How many fields of a language are behind, and the way to the next of them. */
function BehindRow({ part, fields }: BehindPart) {
  const say = useSay();
  return (
    <li className="check">
      <StatusMark status="out-of-date" />
      <span>
        {say(
          `${fields.length} ${nameOf(part)} ${fields.length === 1 ? 'field' : 'fields'} behind.`,
          `${nameOf(part)} के ${fields.length} फ़ील्ड पीछे\u202f।`,
        )}{' '}
        <ActionButton
          kind="quiet"
          keys="Alt ↓"
          onClick={() => goToNextBehind(part, fields[0]?.field)}
        >
          {say('Next', 'अगला')}
        </ActionButton>
      </span>
    </li>
  );
}

const nameOf = (part: string): string =>
  part in names ? names[part as keyof typeof names].name : part;

function FindingRow({ finding }: { finding: Finding }) {
  const { part, field, message, stops, kind } = finding;
  const say = useSay();
  const labelOf = useFieldLabel(part);
  return (
    <li className={stops ? 'check check-stops' : 'check'}>
      <ConsoleIcon name="warning" />
      <span>
        <b>{field === '' ? say('Facts', 'तथ्य') : labelOf(field)}: </b>
        {message}{' '}
        <ActionButton kind="quiet" onClick={() => focusField(part, field)}>
          {kind === 'alt-text' ? say('Describe it', 'वर्णन करें') : say('Go there', 'वहाँ जाएँ')}
        </ActionButton>
      </span>
    </li>
  );
}
