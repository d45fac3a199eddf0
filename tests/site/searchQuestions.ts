import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/**
 * A question, and the pages or sections that answer it, as paths below the root of the docs; for the kind `passages`, a part of
 * the sentence that does.
 */
export interface Question {
  ask: string;
  find: string[];
  /** The public thread that it comes from: `mui/mui-x#5226`. */
  thread?: string;
}

type Kind =
  | 'titles'
  | 'names'
  | 'props'
  | 'errors'
  | 'howTos'
  | 'threads'
  | 'sections'
  | 'tops'
  | 'tasks'
  | 'newThreads'
  | 'unseenThreads'
  | 'passages'
  | 'chinese';

type Answer = string | string[] | {find: string | string[]; thread: string};

/** The questions by kind. */
export const QUESTIONS = Object.fromEntries(
  Object.entries(
    load(fs.readFileSync(path.join(__dirname, 'searchQuestions.yaml'), 'utf8')) as Record<
      string,
      Record<string, Answer>
    >,
  ).map(([kind, questions]) => [
    kind,
    Object.entries(questions).map(([ask, answer]): Question => {
      const {find, ...thread} =
        typeof answer === 'object' && 'thread' in answer ? answer : {find: answer};
      return {ask, find: [find].flat(), ...thread};
    }),
  ]),
) as Record<Kind, Question[]>;

/** Those in English. */
export const ENGLISH: readonly Question[] = Object.entries(QUESTIONS).flatMap(([kind, questions]) =>
  kind === 'chinese' || kind === 'passages' ? [] : questions,
);
