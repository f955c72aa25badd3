import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useCallMutation, useCallQuery } from '#client/query.ts';
import { CallFailed } from '#contract/failure.ts';
import { languages } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { describeContent } from '#features/editing/contract.ts';
import { usePermission } from '#ui/console/me.ts';
import { useSay } from '#ui/console/say.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import {
  countMediaFiles,
  describeMediaFile,
  editMediaFile,
  findMediaFile,
  listMediaFiles,
} from '../contract.ts';
import type { FoundFile } from './found-file.ts';

const refreshes = [listMediaFiles, findMediaFile, countMediaFiles];

/** The words, place and day of a file; each field is saved when it is left. */
export function FileDetails({ file, isWriter }: { file: FoundFile; isWriter: boolean }) {
  const say = useSay();
  const offered = useCallQuery(describeContent).data?.languages ?? (['en', 'hi'] as const);
  return (
    <>
      {file.kind === 'picture' &&
        offered.map((language) => <AltField key={language} file={file} language={language} />)}
      <EditField
        label={say('Name', 'नाम')}
        file={file}
        field="name"
        isWriter={isWriter}
        maxLength={200}
      />
      <EditField
        label={say('Place', 'जगह')}
        file={file}
        field="place"
        isWriter={isWriter}
        maxLength={120}
      />
      <div className="library-pair">
        <EditField
          label={say('Photographer', 'फ़ोटोग्राफ़र')}
          file={file}
          field="credit"
          isWriter={isWriter}
          maxLength={80}
        />
        <EditField
          label={say('Taken', 'कब ली गई')}
          file={file}
          field="takenOn"
          isWriter={isWriter}
          type="date"
        />
      </div>
      <EditField
        label={say('Albums', 'एल्बम')}
        hint={say('With commas between them', 'बीच में अल्पविराम लगाएँ')}
        file={file}
        field="albums"
        isWriter={isWriter}
      />
    </>
  );
}

type Field = 'name' | 'place' | 'credit' | 'takenOn' | 'albums';

interface EditFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  file: FoundFile;
  field: Field;
  isWriter: boolean;
}

function EditField({ file, field, isWriter, ...rest }: EditFieldProps) {
  const edit = useCallMutation(editMediaFile, { refreshes });
  const kept = textOf(file, field);
  const saved = useSaved(kept, (typed) =>
    edit.mutateAsync({ body: { id: file.id, ...toldBy(field, typed) } }),
  );
  return <TextField {...rest} {...saved} disabled={!isWriter} />;
}

function textOf(file: FoundFile, field: Field): string {
  const value = file[field];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function toldBy(field: Field, typed: string) {
  if (field === 'takenOn') return { takenOn: typed || null };
  if (field !== 'albums') return { [field]: typed };
  return { albums: typed.split(/[,،]/).flatMap((name) => name.trim() || []) };
}

function AltField({ file, language }: { file: FoundFile; language: Language }) {
  const say = useSay();
  const may = usePermission();
  const describe = useCallMutation(describeMediaFile, { refreshes });
  const { id } = file;
  const saved = useSaved(file.alts[language] ?? '', (alt) =>
    describe.mutateAsync({ body: { id, language, alt } }),
  );
  const isWriter = may('media:write', language) && file.binnedAt === null;
  const { name } = languages[language];
  return (
    <TextAreaField
      label={say(`What it shows, ${name}`, `क्या दिखता है, ${name}`)}
      lang={language}
      rows={2}
      maxLength={400}
      disabled={!isWriter}
      {...saved}
    />
  );
}

/** A field that saves what was typed when it is left, and tells where that failed. */
function useSaved(kept: string, save: (typed: string) => Promise<unknown>) {
  const say = useSay();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  return {
    value: typed ?? kept,
    ...(problem && { problem }),
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: async () => {
      if (typed === undefined || typed.trim() === kept) return;
      try {
        await save(typed.trim());
        setTyped(undefined);
        setProblem(undefined);
      } catch (error) {
        const lost = say(
          'No network. It is kept here: try again.',
          'नेटवर्क नहीं है\u202f। लिखा हुआ यहीं है: फिर कोशिश करें\u202f।',
        );
        setProblem(error instanceof CallFailed ? error.failure.message : lost);
      }
    },
  };
}
