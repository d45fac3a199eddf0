import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** A question, and the pages or sections that answer it, as paths below the root of the docs. */
export interface Question {
  ask: string;
  find: string[];
}

type Kind = 'titles' | 'names' | 'props' | 'errors' | 'howTos' | 'chinese';

/** The questions by kind. */
export const QUESTIONS = Object.fromEntries(
  Object.entries(
    load(fs.readFileSync(path.join(__dirname, 'searchQuestions.yaml'), 'utf8')) as Record<
      string,
      Record<string, string | string[]>
    >,
  ).map(([kind, asked]) => [
    kind,
    Object.entries(asked).map(([ask, find]): Question => ({ask, find: [find].flat()})),
  ]),
) as Record<Kind, Question[]>;

/** Those in English. */
export const ENGLISH: readonly Question[] = Object.entries(QUESTIONS).flatMap(([kind, asked]) =>
  kind === 'chinese' ? [] : asked,
);
