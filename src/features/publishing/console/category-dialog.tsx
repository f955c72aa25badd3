import { useState } from 'react';
import { ActionButton } from '#ui/console/action-button.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { useSay } from '#ui/console/say.tsx';
import { CategoryField } from './category-field.tsx';
import type { CategoryOf } from './category-field.tsx';

interface CategoryDialogProps {
  of: CategoryOf;
  /** How many documents are chosen. */
  count: number;
  isOpen: boolean;
  onClose: () => void;
  /** Told the slug of a category. */
  onChoose: (category: string) => void;
}

/** Asks for the category that the chosen documents are put into. */
export function CategoryDialog({ of, count, isOpen, onClose, onChoose }: CategoryDialogProps) {
  const say = useSay();
  const [slug, setSlug] = useState('');
  return (
    <Dialog
      title={say(`Category of ${count}`, `${count} की श्रेणी`)}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form
        className="schedule-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (slug) onChoose(slug);
        }}
      >
        <CategoryField
          of={of}
          none={say('Choose a category', 'श्रेणी चुनें')}
          value={slug}
          onChange={setSlug}
        />
        <p className="schedule-note">
          {say(
            'It is saved as a change of each. What is public shows it when it is published.',
            'यह हर एक में बदलाव के रूप में सहेजा जाएगा\u202f। प्रकाशित होने पर ही पाठकों को दिखेगा\u202f।',
          )}
        </p>
        <ActionButton type="submit" disabled={slug === ''}>
          {say('Put into this category', 'इस श्रेणी में डालें')}
        </ActionButton>
      </form>
    </Dialog>
  );
}
