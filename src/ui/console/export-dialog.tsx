import { useState } from 'react';
import { CallFailed } from '#contract/failure.ts';
import { TextAreaField } from '#ui/field.tsx';
import { ActionButton } from './action-button.tsx';
import { Dialog } from './dialog.tsx';
import { useSay } from './say.tsx';
import { useToast } from './use-toast.ts';

interface ExportDialogProps {
  title: string;
  /** The rows that leave the site. */
  about: string;
  save: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why data of people leaves the site, and saves it as a table. */
export function ExportDialog({ title, about, save, onClose }: ExportDialogProps) {
  const say = useSay();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      await save(reason);
      onClose();
    } catch (error) {
      const msg = error instanceof CallFailed ? error.failure.errors?.[0]?.msg : undefined;
      if (msg) setProblem(msg);
      else toast.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className="template-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>
          {about}{' '}
          {say(
            'Your name, the time and the reason stand in it and in the record.',
            'आपका नाम, समय और कारण उसमें और रिकॉर्ड में लिखे जाते हैं\u202f।',
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
