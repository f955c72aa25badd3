import { useState } from 'react';
import { useCallQuery } from '#client/query.ts';
import { searchEverything } from '#features/search/contract.ts';
import { ComboBox } from '#ui/console/combo-box.tsx';
import { useSay } from '#ui/console/say.tsx';
import { findNewsletterMaterial } from '../contract.ts';

/** Something published, as a block is made from it. */
export interface Material {
  collection: string;
  id: string;
  title: string;
}

/** Chooses from what is published: the newest, or whatever its words find. */
export function MaterialField({ onChoose }: { onChoose: (chosen: Material) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [turn, setTurn] = useState(0);
  const newest = useCallQuery(findNewsletterMaterial);
  const s = typed.trim().slice(0, 60);
  const found = useCallQuery(
    searchEverything,
    { query: { s, size: 20 } },
    { enabled: s.length > 1, placeholderData: (before) => before },
  );
  const hits: Material[] = s.length > 1 ? (found.data?.data ?? []) : [];
  const all = new Map([...hits, ...(newest.data?.data ?? [])].map((each) => [each.id, each]));
  return (
    <ComboBox
      // Empty again after each choice.
      key={turn}
      label={say('Add something published', 'प्रकाशित सामग्री जोड़ें')}
      options={[...all.values()].map(({ id, title }) => ({ id, label: title }))}
      value={null}
      hint={say('Type some of a title', 'शीर्षक के कुछ अक्षर लिखें')}
      onSearch={setTyped}
      onChange={(id) => {
        const chosen = id && all.get(id);
        if (!chosen) return;
        onChoose(chosen);
        setTyped('');
        setTurn((now) => now + 1);
      }}
    />
  );
}
