import { cleanPaste } from '../src/ui/console/rich-text/clean-paste.ts';
import { readBody } from '../src/ui/console/rich-text/read-body.ts';
import { writeBody } from '../src/ui/console/rich-text/write-body.ts';

/** A body as it is after it was opened in the editor and saved. */
export const openedAndSaved = (html: string): string => writeBody(readBody(html));

/** A clipboard's HTML as it is in the editor after a paste. */
export const pasted = (html: string): string => writeBody(readBody(cleanPaste(html)));
