import type { ConsoleText } from '#contract/console-text.ts';

/** Failed work as people say it, by the name of its job. */
const texts: Record<string, ConsoleText> = {
  'finish-pictures': ['pictures could not be made smaller', 'तस्वीरें छोटी नहीं हो पाईं'],
  'make-media': ['files could not be made ready', 'फ़ाइलें तैयार नहीं हो पाईं'],
  'deliver-transactional': ['messages could not be sent', 'संदेश भेजे नहीं जा सके'],
  'deliver-wanted': ['newsletters could not be sent', 'समाचार पत्र भेजे नहीं जा सके'],
  'compare-site': ['comparisons of the site failed', 'बार साइट का मिलान नहीं हो पाया'],
  'check-links': ['checks of links failed', 'बार लिंक जाँचे नहीं जा सके'],
  'bring-back': ['documents could not be brought back', 'बार वापस नहीं लाया जा सका'],
  'erase-account': ['accounts could not be erased', 'खाते मिटाए नहीं जा सके'],
};

export const jobText = (job: string): ConsoleText =>
  texts[job] ?? [`jobs failed: ${job}`, `काम अधूरे रहे: ${job}`];
