import { Link } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useSay } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { StatusMark } from '#ui/console/status-mark.tsx';
import type { PlannedDocument, planMoment } from '../contract.ts';
import { useCollections, usePartName } from './use-collections.ts';

interface PlanListProps {
  plan: ReplyOf<typeof planMoment>['data'];
  /** Whether a single document is chosen. */
  isOne: boolean;
}

/** Lists every change, document by document; everything else stays as it is. */
export function PlanList({ plan: { documents, total }, isOne }: PlanListProps) {
  const say = useSay();
  if (total === 0)
    return (
      <ScreenState icon="check" title={say('Nothing would change', 'कुछ नहीं बदलेगा')}>
        {isOne
          ? say(
              'This was public then just as it is now.',
              'यह उस समय भी वैसा ही था जैसा अभी है\u202f।',
            )
          : say(
              'All of it was public then just as it is now.',
              'उस समय भी सब वैसा ही था जैसा अभी है\u202f।',
            )}
      </ScreenState>
    );
  return (
    <section aria-labelledby="bring-back-plan">
      <h2 id="bring-back-plan">
        {say('What would change', 'क्या बदलेगा')} <span className="screen-count">{total}</span>
      </h2>
      <ul className="ruled-list">
        {documents.map((document) => (
          <PlannedRow key={document.id} document={document} />
        ))}
      </ul>
      {total > documents.length && (
        <p className="row-note">
          {say(`And ${total - documents.length} more.`, `और ${total - documents.length}\u202f।`)}
        </p>
      )}
    </section>
  );
}

function PlannedRow({ document }: { document: PlannedDocument }) {
  const say = useSay();
  const kinds = useCollections();
  const sentence = useChangeSentence();
  const { id, collection, title, parts } = document;
  const goes = parts.every(({ change }) => change === 'unpublish');
  return (
    <li className="ruled-row">
      <StatusMark status={goes ? 'draft' : 'live'} />
      <div className="ruled-row-text">
        <Link className="row-title" to={`/content/${collection}/${id}`}>
          {title}
        </Link>
        <p className="row-note">
          <b>{kinds.find(({ name }) => name === collection)?.one ?? collection}</b>
          {say('. ', '\u202f। ')}
          {parts.map(sentence).join(' · ')}
        </p>
      </div>
    </li>
  );
}

function useChangeSentence() {
  const say = useSay();
  const partName = usePartName();
  return ({ part, change, revisionId }: PlannedDocument['parts'][number]): string => {
    const name = partName(part);
    const sentences: Record<typeof change, string> = {
      text: say(
        `${name}: back to revision ${revisionId ?? ''}`,
        `${name}: संस्करण ${revisionId ?? ''} पर वापस`,
      ),
      publish: say(`${name}: published again`, `${name}: फिर प्रकाशित`),
      unpublish: say(`${name}: no longer public`, `${name}: साइट से हटेगा`),
      repair: say(`${name}: as it was published`, `${name}: जैसा प्रकाशित हुआ था`),
    };
    return sentences[change];
  };
}
