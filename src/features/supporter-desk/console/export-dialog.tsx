import { saveFile } from '#client/save-file.ts';
import type { LetterFilter } from '#contract/letters.ts';
import { ExportDialog } from '#ui/console/export-dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { exportLetters } from '../contract.ts';

/** Asks why the letters of this view leave the site, and saves them as a table. */
export function ExportLetters({ filter, onClose }: { filter: LetterFilter; onClose: () => void }) {
  const say = useSay();
  return (
    <ExportDialog
      title={say('Export letters', 'चिट्ठियाँ निर्यात करें')}
      about={say(
        'The letters of this view, with numbers and addresses, as a table.',
        'इस दृश्य की चिट्ठियाँ, नंबरों और पतों के साथ, एक तालिका में\u202f।',
      )}
      save={(reason) => saveFile(exportLetters, { body: { reason, filter } })}
      onClose={onClose}
    />
  );
}
