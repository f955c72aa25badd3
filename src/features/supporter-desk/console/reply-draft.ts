import { useRef, useState } from 'react';
import { useSendKey } from '#ui/console/send-key.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

/** The words that are being written below a letter: an answer, or a note, which stays a note and never goes out by mail. */
export function useReplyDraft(letter: number) {
  const answer = useTypedText(`answer ${letter}`);
  const note = useTypedText(`note ${letter}`);
  const [isNote, setNote] = useState(note.text !== '');
  const begun = useRef('');
  const { text: words, setText: write } = isNote ? note : answer;
  const sending = useSendKey(`answer ${letter}`);
  return {
    words,
    isNote,
    write,
    sendKey: () => sending.keyOf(words),
    /** Forgets what was sent or saved, in either field; the next words are an answer again. */
    forget(sent: string): void {
      sending.forget(sent);
      answer.forget(sent);
      note.forget(sent);
      if (words === sent) setNote(false);
    },
    /** Makes a note of an answer, or an answer of a note. */
    turn(): void {
      const other = isNote ? answer : note;
      if (other.text === '') {
        other.setText(words);
        write('');
      }
      setNote(!isNote);
    },
    /** Begins an answer with these words; those that were typed stay below them. */
    begin(text: string): void {
      const isUntouched = answer.text === '' || answer.text === begun.current;
      begun.current = text;
      setNote(false);
      answer.setText(isUntouched ? text : `${text}\n\n${answer.text}`);
    },
  };
}
