import type { ReactNode } from 'react';
import { dayAndHour } from './console-dates.ts';
import type { Person } from './person.ts';
import { useSay, useConsoleLanguage } from './say.tsx';
import './comment-article.css';

/** A comment on a document, as its calls give it. */
export interface ShownComment {
  number: number;
  author: Person;
  at: string;
  quote: string | null;
  text: string;
  isDone: boolean;
  asks: Person | null;
  answers: readonly { author: Person; at: string; text: string }[];
}

interface CommentArticleProps {
  comment: ShownComment;
  id?: string;
  /** Of the words that it is about. */
  note?: ReactNode;
  /** Buttons below it. */
  children: ReactNode;
}

/** A comment on a field, whom they asked, and what was answered. */
export function CommentArticle({ comment, id, note, children }: CommentArticleProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  const { number, author, at, quote, text, isDone, asks, answers } = comment;
  return (
    <article className={isDone ? 'comment comment-done' : 'comment'} id={id} tabIndex={-1}>
      <p>
        <span className="comment-number">{number}</span> <b>{author.name}</b>{' '}
        <span className="row-note">
          {asks?.name && say(`asks ${asks.name}, `, `ने ${asks.name} से पूछा, `)}
          {dayAndHour(at, language)}
        </span>
      </p>
      {note}
      {quote && <p className="comment-quote">“{quote}”</p>}
      <p className="comment-text">{text}</p>
      {answers.map((answer) => (
        <p key={answer.at} className="comment-answer">
          <b>{answer.author.name}</b>{' '}
          <span className="row-note">{dayAndHour(answer.at, language)}</span>
          <br />
          {answer.text}
        </p>
      ))}
      <div className="comment-acts">{children}</div>
    </article>
  );
}
