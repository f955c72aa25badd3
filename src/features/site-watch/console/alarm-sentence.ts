import { useSay } from '#ui/console/say.tsx';
import type { Alarm } from '../contract.ts';
import { usePartName } from './use-collections.ts';

/** Tells what differs, in a sentence. */
export function useAlarmSentence() {
  const say = useSay();
  const partName = usePartName();
  return ({ kind, part, details }: Pick<Alarm, 'kind' | 'part' | 'details'>): string => {
    const where = partName(part);
    const [detail = ''] = details;
    const sentences: Record<Alarm['kind'], string> = {
      changed: say(
        `${where}: changed in the database, not here`,
        `${where}: डेटाबेस में बदला गया, यहाँ से नहीं`,
      ),
      missing: say(`${where}: published, and gone`, `${where}: प्रकाशित था, अब ग़ायब`),
      added: say(
        `${where}: public, and nobody published it`,
        `${where}: साइट पर है, पर किसी ने प्रकाशित नहीं किया`,
      ),
      page: say(
        `The page ${detail} does not show its text`,
        `पन्ना ${detail} अपना पाठ नहीं दिखा रहा`,
      ),
      file: say(
        'A file on the disk is not the one that was stored',
        'डिस्क की फ़ाइल वह नहीं है जो सहेजी गई थी',
      ),
    };
    return sentences[kind];
  };
}
