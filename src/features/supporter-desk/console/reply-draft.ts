import { useMemo, useRef, useState } from 'react';
import { typedKey, wordsOnDevice } from '#ui/console/kept-words.ts';
import { useMe } from '#ui/console/me.ts';
import { useTypedText } from '#ui/console/use-typed-text.ts';

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

/** The words that are being written below a letter: an answer, or a note, which stays a note and never goes out by mail. */
export function useReplyDraft(letter: number) {
  const answer = useTypedText(`answer ${letter}`);
  const note = useTypedText(`note ${letter}`);
  const [isNote, setNote] = useState(note.text !== '');
  const begun = useRef('');
  const { text: words, setText: write } = isNote ? note : answer;
  const sending = useSendKey(letter);
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

/**
 * One key for one text, also after a reload: a second press, or a retry after a lost answer, sends nothing twice.
 */
function useSendKey(letter: number) {
  const { id } = useMe();
  const device = useMemo(
    () => wordsOnDevice<{ words: string; key: string }>(typedKey(id, `answer ${letter} key`)),
    [id, letter],
  );
  return {
    keyOf(words: string): string {
      const begun = device.read();
      if (begun?.words === words) return begun.key;
      const key = crypto.randomUUID();
      device.keep({ words, key });
      return key;
    },
    /** Another text that is sent or saved leaves the key of an answer whose reply was lost. */
    forget(sent: string): void {
      if (device.read()?.words === sent) device.forget();
    },
  };
}
