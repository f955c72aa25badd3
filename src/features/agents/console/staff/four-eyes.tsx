import { useCallQuery } from '#client/query.ts';
import type { Section } from '#contract/permissions.ts';
import { listFourEyes } from '#features/reviews/contract.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { usePermission } from '#ui/console/me.ts';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { sectionTexts } from '#ui/console/section-texts.ts';
import type { MatrixRow } from './matrix-rows.ts';

/** The sections in which a second person approves what is published. */
export function useFourEyes(): ReadonlySet<string> {
  const mayRead = usePermission()('settings:read');
  const found = useCallQuery(listFourEyes, {}, { enabled: mayRead }).data?.data ?? [];
  return new Set(found.flatMap(({ section, isOn }) => (isOn ? [section] : [])));
}

/** Two pairs of eyes, as a mark. */
export const TwoEyes = () => (
  <span className="four-eyes" aria-hidden="true">
    <ConsoleIcon name="eye" />
    <ConsoleIcon name="eye" />
  </span>
);

interface FourEyesProps {
  /** Those of the row in which they are on. */
  sections: readonly Section[];
  row: MatrixRow;
}

/** The mark of a row; where they are on in a part of it, that part is named. */
export function FourEyes({ sections, row }: FourEyesProps) {
  const say = useSay();
  const sayText = useSayText();
  if (sections.length === 0) return null;
  const isAll = sections.length === row.sections.length;
  const named = sections.map((each) => sayText(sectionTexts[each])).join(', ');
  return (
    <>
      <TwoEyes />
      {isAll ? (
        <span className="visually-hidden">{say('four eyes', 'चार आँखें')}</span>
      ) : (
        <span className="matrix-count">
          <span className="visually-hidden">{say('four eyes: ', 'चार आँखें: ')}</span>
          {named}
        </span>
      )}
    </>
  );
}
