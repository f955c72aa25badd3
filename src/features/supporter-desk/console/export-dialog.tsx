import { useState } from 'react';
import { saveFile } from '#client/save-file.ts';
import { CallFailed } from '#contract/failure.ts';
import type { LetterFilter } from '#contract/letters.ts';
import { TextAreaField } from '#ui/field.tsx';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useTell } from '#ui/console/tell.ts';
import { exportLetters } from '../contract.ts';

/** Asks why the letters of this view leave the site, and saves them as a table. */
export function ExportDialog({ filter, onClose }: { filter: LetterFilter; onClose: () => void }) {
  const say = useSay();
  const tell = useTell();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(exportLetters, { body: { reason, filter } });
      onClose();
    } catch (error) {
      const msg = error instanceof CallFailed ? error.failure.errors?.[0]?.msg : undefined;
      if (msg) setProblem(msg);
      else tell.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={say('Export letters', 'चिट्ठियाँ निर्यात करें')} isOpen onClose={onClose}>
      <form
        className="template-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>
          {say(
            'The letters of this view, with numbers and addresses, as a table. Your name, the time and the reason stand in it and in the record.',
            'इस दृश्य की चिट्ठियाँ, नंबरों और पतों के साथ, एक तालिका में\u202f। आपका नाम, समय और कारण उसमें और रिकॉर्ड में लिखे जाते हैं\u202f।',
          )}
        </p>
        <TextAreaField
          label={say('What is it for?', 'यह किस काम के लिए है?')}
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
          {...(problem && { problem })}
        />
        <ActionButton type="submit" icon="download" busy={isBusy}>
          {isBusy ? say('Saving', 'सहेजा जा रहा है') : say('Save the table', 'तालिका सहेजें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
