import { isSameWritten, textFields, textsFrom } from '#broadcasts/console/merge-words.ts';
import type { Shape } from '#broadcasts/console/merge-words.ts';
import type { PushNotice } from '../contract.ts';

/** The part of a push message that agents write. */
export type Written = Pick<PushNotice, 'texts' | 'topic' | 'path' | 'certificate'>;

export const empty: Written = { texts: {}, topic: 'news', path: '/', certificate: null };

export const writtenOf = ({ texts, topic, path, certificate }: Written): Written => ({
  texts,
  topic,
  path,
  certificate,
});

export const shape: Shape<Written> = {
  fieldsOf(written) {
    const { texts, ...rest } = writtenOf(written);
    return { ...textFields('texts', texts), ...rest };
  },
  writtenFrom: (fields) => ({
    ...writtenOf({ ...empty, ...fields }),
    texts: textsFrom('texts', fields, { title: '', text: '' }),
  }),
};

/** Whether nothing was typed since it was kept. */
export const sameWords = (notice: Written, written: Written): boolean =>
  isSameWritten(shape, notice, written);
