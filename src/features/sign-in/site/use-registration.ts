import { useEffect, useState } from 'react';
import { useTranslation } from '#ui/translation.tsx';
import type { FieldErrors } from '#ui/use-submission.ts';
import {
  answersOf,
  noRegistration,
  questionOf,
  questionsOf,
  registrationKey,
} from './registration.ts';
import type { RegistrationProgress, Question, Way } from './registration.ts';
import { rememberReturnPath } from './return-path.ts';
import { useSessionStorage } from './use-session-storage.ts';
import { useShownAgain } from './use-shown-again.ts';
import { useSteps } from './use-steps.ts';

const ends: Question[] = ['welcome', 'asked', 'askedByMail', 'mailed'];

/** The state of a registration: the answers so far, the question that is due, and the ways on. */
export function useRegistration(way: Way) {
  const { t } = useTranslation();
  const { state, isReady, keep } = useSessionStorage(registrationKey, noRegistration);
  const gathered = answersOf(way, state);
  const questions = questionsOf(way, gathered);
  const [named, go] = useSteps<Question>([...questions, ...ends]);
  // The visitor types it again after a reload, because it is stored nowhere.
  const [password, setPassword] = useState('');
  // The consents as they were sent, for sending the mail once more.
  const [ticked, setTicked] = useState<Record<string, string>>();
  const [problems, setProblems] = useState<FieldErrors>({});
  // Back leads to none of the questions when the account is made.
  const [isMade, setMade] = useState(false);
  const again = useShownAgain();
  useEffect(rememberReturnPath, []);

  const due = isReady ? dueOf(named, way, gathered, password) : questions[0];
  const question = isMade ? 'welcome' : due;
  const place = questions.indexOf(question) + 1;

  return {
    way,
    gathered,
    password,
    setPassword,
    ticked,
    setTicked,
    question,
    /** The password is asked for once more, because a reload forgot it. */
    isAskedAgain: question === 'password' && named !== question,
    /** The fields as they are filled beforehand. */
    given: { ...gathered, ...again.given },
    failure: again.failure,
    problems,
    progress: place > 0 ? t('register.progress', { n: place, total: questions.length }) : undefined,
    /** Keeps what was answered and asks the next question. */
    answer(more: Partial<RegistrationProgress>) {
      keep(more);
      setProblems({});
      const all = questionsOf(way, { ...gathered, ...more });
      go(all[all.indexOf(question) + 1] ?? 'consents');
    },
    /** Asks the question that the address names, which a reload had put off. */
    resume: () => go(named),
    keep,
    end(last: Question) {
      setMade(last === 'welcome');
      go(last);
    },
    /** Goes back to the first answer that was refused; false when none of the questions is at fault. */
    correct(found: FieldErrors): boolean {
      const wrong = questions.find((asked) =>
        Object.keys(found).some((param) => questionOf(param) === asked),
      );
      if (!wrong) return false;
      // The number's field has the name that the code's call gives it.
      setProblems({ ...found, mobile_number: found['phoneNumber'] ?? found['verification'] });
      go(wrong);
      return true;
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;

/** The question that is asked: the one that the address names, or an earlier one without an answer. */
function dueOf(
  named: Question,
  way: Way,
  gathered: RegistrationProgress,
  password: string,
): Question {
  if (ends.includes(named)) return named;
  const questions = questionsOf(way, gathered);
  const isAnswered: Partial<Record<Question, unknown>> = {
    number: gathered.mobile_number,
    code: gathered.verification,
    email: gathered.email,
    name: gathered.name,
    password,
    about: gathered.dateOfBirth,
    parent: gathered.parentContact,
  };
  const before = questions.slice(0, questions.indexOf(named));
  return before.find((question) => !isAnswered[question]) ?? named;
}
