import { useState } from 'react';
import { saveFile } from '#client/save-file.ts';
import { CallFailed } from '#contract/failure.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { TextAreaField } from '#ui/field.tsx';
import { exportEventReplies } from '../contract/desk.ts';

/** Asks why the list leaves the site, and saves it as a table. */
export function ExportDialog({ event, onClose }: { event: string; onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const failure = await saveFile(exportEventReplies, { body: { event, reason } }).then(
      () => undefined,
      (error: unknown) => error,
    );
    setBusy(false);
    if (failure === undefined) return onClose();
    const told = failure instanceof CallFailed && failure.failure.errors?.[0]?.msg;
    if (told) setProblem(told);
    else toast.error(failure);
  }
  return (
    <Dialog title={say('Export the list', 'सूची निर्यात करें')} isOpen onClose={onClose}>
      <div className="gates">
        <p>
          {say(
            'Everybody who replied, with numbers and addresses. Your name, the time and the reason stand in every row and in the record.',
            'जवाब देने वाले सभी, नंबरों और पतों के साथ\u202f। आपका नाम, समय और कारण हर पंक्ति और रिकॉर्ड में लिखे जाते हैं\u202f।',
          )}
        </p>
        <TextAreaField
          label={say('What is it for?', 'यह किस काम के लिए है?')}
          value={reason}
          maxLength={300}
          problem={problem || undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <ActionButton icon="download" busy={isBusy} onClick={() => void save()}>
          {isBusy ? say('Saving', 'सहेजा जा रहा है') : say('Save the table', 'तालिका सहेजें')}
        </ActionButton>
      </div>
    </Dialog>
  );
}
