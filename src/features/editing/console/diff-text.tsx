import type { Stretch } from '#lib/word-diff.ts';
import { useSay } from '#ui/console/say.tsx';

/** A diff: words that go are struck through, words that come underlined, and screen readers are told. */
export function DiffText({ stretches }: { stretches: readonly Stretch[] }) {
  const say = useSay();
  const spoken = { gone: say('taken out', 'हटाया गया'), new: say('put in', 'जोड़ा गया') };
  return stretches.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'gone' ? 'del' : 'ins';
    return (
      <Tag key={key} className={`diff-${kind}`}>
        <span className="visually-hidden">[{spoken[kind]}: </span>
        {text}
        <span className="visually-hidden">]</span>
      </Tag>
    );
  });
}
