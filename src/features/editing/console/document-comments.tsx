import { useCallQuery } from '#client/query.ts';
import { listComments } from '#features/reviews/contract.ts';
import { partOnDemand } from '#ui/console/on-demand.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useEditing } from './editing-context.ts';

/** Most documents have none. */
const DocumentComment = partOnDemand(
  async () => (await import('./document-comment.tsx')).DocumentComment,
);

/** Comments of colleagues on the document that nobody has called done, with the way to each field. */
export function DocumentComments() {
  const say = useSay();
  const { collection, draft } = useEditing();
  const { data } = useCallQuery(listComments, {
    query: { collection: collection.name, id: draft.id },
  });
  const open = (data?.data ?? []).filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const title = say('Comments', 'टिप्पणियाँ');
  return (
    <section aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        <span className="row-note">{open.length}</span>
      </div>
      {open.map((comment) => (
        <DocumentComment key={comment.id} comment={comment} />
      ))}
    </section>
  );
}
