import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';

/**
 * The ids of all glyphs that a font needs for some texts, with the intermediate ones: a ligature
 * needs each of its steps.
 */
export function shapedGlyphs(file: Uint8Array, texts: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(file), 0));
  const glyphs = new Set<number>();
  const note = (run: Run) => {
    for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint);
  };
  for (const text of texts) {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    let isMapped = false;
    run.setMessageFunc((_run, _font, message) => {
      // Until the first lookup a run holds characters, not glyphs.
      isMapped ||= message.startsWith('start table GSUB');
      // A lookup begins with the glyphs that the one before it left.
      if (isMapped && !message.startsWith('start lookup')) note(run);
      return true;
    });
    shape(font, run);
    note(run);
  }
  return glyphs;
}
