import { useCallMutation, useCallQuery } from '#client/query.ts';
import { saveBlob } from '#client/save-file.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useSay } from '#ui/console/say.tsx';
import type { Say } from '#ui/console/say.tsx';
import { EmptyTable, FaultyRow, TableImport } from '#ui/console/table-import.tsx';
import { useToast } from '#ui/console/use-toast.ts';
import { importTable, listDrafts, readTableColumns } from '../contract.ts';

type Outcome = ReplyOf<typeof importTable>['data'];
type Row = Outcome['rows'][number];

interface ImportDialogProps {
  collection: string;
  onClose: () => void;
  /** Told when drafts were made. */
  onMade: () => void;
}

/** Makes drafts out of a table: first it is told what would become of each row. */
export function ImportDialog({ collection, onClose, onMade }: ImportDialogProps) {
  const say = useSay();
  const toast = useToast();
  const act = useCallMutation(importTable, { refreshes: [listDrafts] });
  const trial = act.data?.data;
  const fine = trial?.rows.filter(({ fault }) => !fault).length ?? 0;
  const make = (csv: string) =>
    act.mutate(
      { body: { collection, csv, isTrial: false } },
      {
        onError: toast.error,
        onSuccess({ data }) {
          const made = data.rows.filter(({ id }) => id !== null).length;
          toast.success(
            made === 1
              ? say('1 draft is made.', '1 मसौदा बना\u202f।')
              : say(`${made} drafts are made.`, `${made} मसौदे बने\u202f।`),
          );
          onMade();
        },
      },
    );
  const label =
    fine === 1
      ? say('Make 1 draft', '1 मसौदा बनाएँ')
      : say(`Make ${fine} drafts`, `${fine} मसौदे बनाएँ`);
  return (
    <TableImport
      title={say('Import a table', 'तालिका से लाएँ')}
      choose={{
        first: say('Choose a table', 'तालिका चुनें'),
        another: say('Choose another table', 'दूसरी तालिका चुनें'),
      }}
      help={<Help collection={collection} />}
      tryOut={(csv) => act.mutate({ body: { collection, csv, isTrial: true } })}
      error={act.error}
      onRetry={() => act.reset()}
      outcome={trial && <Outcomes trial={trial} />}
      {...(fine > 0 && { take: { label, isBusy: act.isPending, run: make } })}
      onClose={onClose}
    />
  );
}

function Help({ collection }: { collection: string }) {
  const say = useSay();
  const { data } = useCallQuery(readTableColumns, { query: { collection } });
  const { columns = [], mostRows = 0 } = data?.data ?? {};
  return (
    <>
      <p>
        {say(
          `A table in CSV, UTF-8, of at most ${mostRows} rows. Its first row names the fields; each row below becomes a draft, which nobody reads before it is published. Pictures and files are added afterwards.`,
          `CSV, UTF-8 की तालिका, ज़्यादा से ज़्यादा ${mostRows} पंक्तियाँ\u202f। पहली पंक्ति में फ़ील्ड के नाम; नीचे की हर पंक्ति एक मसौदा बनती है, जो प्रकाशित होने से पहले किसी को नहीं दिखता\u202f। तस्वीरें और फ़ाइलें बाद में जोड़ें\u202f।`,
        )}
      </p>
      <EmptyTable save={saveBlob} columns={columns} name={collection} />
    </>
  );
}

const MAX_TOLD = 50;

function Outcomes({ trial: { rows, unknown } }: { trial: Outcome }) {
  const say = useSay();
  const faulty = rows.filter(({ fault }) => fault);
  const fine = rows.length - faulty.length;
  return (
    <div role="status">
      <p>
        <b>
          {say(
            `${fine} of ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} can be taken.`,
            fine === 1
              ? `${rows.length} में से 1 पंक्ति ली जा सकती है\u202f।`
              : `${rows.length} में से ${fine} पंक्तियाँ ली जा सकती हैं\u202f।`,
          )}
        </b>{' '}
        {unknown.length > 0 &&
          say(
            `Columns that name no field are passed over: ${unknown.join(', ')}.`,
            `जिन स्तंभों का फ़ील्ड नहीं, वे छोड़े जाएँगे: ${unknown.join(', ')}\u202f।`,
          )}
      </p>
      <ul className="ruled-list">
        {faulty.slice(0, MAX_TOLD).map((row) => (
          <FaultyRow key={row.line} line={row.line} title={row.title} problem={faultOf(say, row)} />
        ))}
      </ul>
    </div>
  );
}

function faultOf(say: Say, { fault }: Row): string {
  const column = fault?.column ?? '';
  switch (fault?.kind) {
    case 'title':
      return say('It has no title in each of its languages', 'इसकी हर भाषा में शीर्षक नहीं है');
    case 'file':
      return say(`${column}: files are added afterwards`, `${column}: फ़ाइलें बाद में जोड़ें`);
    case 'slug':
      return say('slug: use small letters, numbers and hyphens', 'slug: छोटे अक्षर, अंक और हाइफ़न लिखें');
    case 'length':
      return say(
        `${column}: this is too long, or of another form`,
        `${column}: यह बहुत लंबा या दूसरे रूप में है`,
      );
    case 'twice':
      return say('It is the same as an earlier row', 'यह ऊपर की एक पंक्ति जैसी ही है');
    case 'there':
      return say('It is there already', 'यह पहले से है');
    case 'refused':
      return say('There is another with this address', 'इस पते का एक और है');
    default:
      return say(`${column}: this is no such value`, `${column}: यह मान इस फ़ील्ड का नहीं`);
  }
}
