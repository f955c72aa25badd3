import { useCallMutation } from '#client/query.ts';
import { saveBlob } from '#client/save-file.ts';
import type { ConsoleText } from '#contract/console-text.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Figures } from '#ui/console/figures.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { EmptyTable, FaultyRow, TableImport } from '#ui/console/table-import.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import {
  MAX_IMPORTED,
  countReaders,
  importReaders,
  listColumns,
  listReaders,
} from '../contract/people.ts';

type Outcome = ReplyOf<typeof importReaders>['data'];
type Fault = Outcome['faults'][number];

/** Takes in a list of people who agreed elsewhere; first it is told what would become of it. */
export function ImportList({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const toast = useToast();
  const act = useCallMutation(importReaders, { refreshes: [listReaders, countReaders] });
  const trial = act.data?.data;
  const take = (csv: string) =>
    act.mutate(
      { body: { csv, isTrial: false } },
      {
        onError: toast.error,
        onSuccess({ data }) {
          toast.success(
            data.new === 1
              ? say('1 person is taken in.', '1 व्यक्ति जोड़ा गया\u202f।')
              : say(`${data.new} people are taken in.`, `${data.new} लोग जोड़े गए\u202f।`),
          );
          onClose();
        },
      },
    );
  return (
    <TableImport
      title={say('Bring in a list', 'सूची जोड़ें')}
      choose={{
        first: say('Choose a list', 'सूची चुनें'),
        another: say('Choose another list', 'दूसरी सूची चुनें'),
      }}
      help={<Help />}
      tryOut={(csv) => act.mutate({ body: { csv, isTrial: true } })}
      error={act.error}
      onRetry={() => act.reset()}
      outcome={trial && <Outcomes trial={trial} />}
      {...(trial &&
        trial.new > 0 && {
          take: {
            label:
              trial.new === 1
                ? say('Take in 1 person', '1 व्यक्ति जोड़ें')
                : say(`Take in ${trial.new} people`, `${trial.new} लोग जोड़ें`),
            isBusy: act.isPending,
            run: take,
          },
        })}
      onClose={onClose}
    />
  );
}

function Help() {
  const say = useSay();
  return (
    <>
      <p>
        {say(
          `A table in CSV, UTF-8, of at most ${MAX_IMPORTED} rows. Each row needs an address, a language, the day on which the person agreed, and where that can be seen: a sheet, a form, a meeting. Whoever left, complained, or whose mail came back stays away.`,
          `CSV, UTF-8 की तालिका, ज़्यादा से ज़्यादा ${MAX_IMPORTED} पंक्तियाँ\u202f। हर पंक्ति में पता, भाषा, सहमति का दिन, और यह कि सहमति कहाँ दिखेगी: पर्चा, फ़ॉर्म, सभा\u202f। जो छोड़ गए, जिन्होंने शिकायत की, या जिनकी मेल लौटी, वे नहीं जोड़े जाते\u202f।`,
        )}
      </p>
      <EmptyTable save={saveBlob} columns={listColumns} name="newsletter-list" />
    </>
  );
}

const kindTexts: Record<Fault['kind'], ConsoleText> = {
  missing: ['is missing', 'नहीं है'],
  wrong: ['cannot be read', 'समझ में नहीं आया'],
  twice: ['stands in the list twice', 'सूची में दो बार है'],
  future: ['is a day to come', 'आने वाला दिन है'],
};

function Outcomes({ trial }: { trial: Outcome }) {
  const say = useSay();
  const sayText = useSayText();
  const counts: [string, number][] = [
    [say('New', 'नए'), trial.new],
    [say('Get it already', 'पहले से हैं'), trial.known],
    [say('Stay away', 'नहीं जुड़ेंगे'), trial.suppressed],
    [say('Refused', 'अस्वीकृत'), trial.refused],
  ];
  const { faults, refused, unknown } = trial;
  return (
    <div role="status">
      <div className="readers-figures">
        <Figures rows={counts} />
      </div>
      {unknown.length > 0 && (
        <p>
          {say(
            `Columns that are passed over: ${unknown.join(', ')}.`,
            `जो स्तंभ छोड़े जाएँगे: ${unknown.join(', ')}\u202f।`,
          )}
        </p>
      )}
      <ul className="ruled-list">
        {faults.map(({ line, column, kind }) => (
          <FaultyRow key={line} line={line} problem={`${column} ${sayText(kindTexts[kind])}`} />
        ))}
      </ul>
      {refused > faults.length && (
        <p className="row-note">
          {say(`And ${refused - faults.length} more.`, `और ${refused - faults.length}\u202f।`)}
        </p>
      )}
    </div>
  );
}
