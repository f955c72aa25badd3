import { Dialog } from '#ui/console/dialog.tsx';
import { Keys } from '#ui/console/keys.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useShortcuts } from '#ui/console/shortcuts.ts';

interface KeyListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Every key that does something on the open screen. */
export function KeyList({ isOpen, onClose }: KeyListProps) {
  const say = useSay();
  const sayText = useSayText();
  const shortcuts = useShortcuts();
  return (
    <Dialog title={say('Keys of this screen', 'इस पन्ने की कुंजियाँ')} isOpen={isOpen} onClose={onClose}>
      <dl className="key-list">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys} ${label[0]}`}>
            <dt>{sayText(label)}</dt>
            <dd>
              <Keys keys={keys} />
              <span className="visually-hidden">{keys}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="key-list-note">
        {say(
          'Single letters do nothing while you type in a field, and can be switched off under your account.',
          'फ़ील्ड में लिखते समय अकेले अक्षर कुछ नहीं करते, और आपके खाते में बंद किए जा सकते हैं\u202f।',
        )}
      </p>
    </Dialog>
  );
}
